import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { kindsOfShown, type PlannedShown, type Summary } from './plan.ts';

interface Props {
  summary: Summary;
  value: PlannedShown;
  onChange: (shown: PlannedShown) => void;
}

/** Leads to the few among many that somebody has to look at. */
export const PlannedFilter = ({ summary, value, onChange }: Props) => {
  const translate = useTranslate();
  const text = (key: string, args?: object) =>
    translate(`resources.gallery.upload.shown.${key}`, args);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={text('label')}
      // null: the one that is shown was pressed once more
      onChange={(_event, chosen: PlannedShown | null) => chosen && onChange(chosen)}
    >
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
    </ToggleButtonGroup>
  );
};
