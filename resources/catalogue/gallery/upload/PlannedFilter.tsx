import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from 'react-admin';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import { kindsOfShown, type PlannedShown, type Summary } from './plan.ts';

interface Props {
  summary: Summary;
  value: PlannedShown;
  onChange: (shown: PlannedShown) => void;
}

/** Filters the few files that need attention. */
export const PlannedFilter = ({ summary, value, onChange }: Props) => {
  const translate = useTranslate();
  const text = (key: string, args?: object) =>
    translate(`resources.gallery.upload.shown.${key}`, args);
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
