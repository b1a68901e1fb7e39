import ToggleButton from '@mui/material/ToggleButton';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import { kindsOfShown, type PlannedShown, type Summary } from './plan.ts';

interface Props {
  summary: Summary;
  value: PlannedShown;
  onChange: (shown: PlannedShown) => void;
}

/** Filters by the files that need attention. */
export const PlannedFilter = ({ summary, value, onChange }: Props) => {
  const text = useText('resources.gallery.upload.shown');
  return (
    <ToggleChoice value={value} aria-label={text('label')} onChange={onChange}>
      {kindsOfShown.map((kind) => (
        <ToggleButton
          key={kind}
          value={kind}
          disabled={summary[kind] === 0}
          sx={{ px: 1.5, py: 0.25 }}
        >
          {text(kind, { count: summary[kind] })}
        </ToggleButton>
      ))}
    </ToggleChoice>
  );
};
