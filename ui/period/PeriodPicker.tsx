import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { intervals } from '#contract/rules/platform/period.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import { OwnPeriod } from './OwnPeriod.tsx';
import { type Period, recentDays } from './usePeriod.ts';

interface Props {
  period: Period;
  /** Receives the changed address parameters; see `usePeriod`. */
  onChange: (changes: Partial<Record<string, string>>) => void;
  /** Shows a select for the interval of the chart's points; true by default. */
  hasInterval?: boolean;
}

const own = 'own';

/**
 * A picker for a period: the last 7, 30, 90 or 365 days, or custom dates, and the interval of the
 * chart's points.
 */
export const PeriodPicker = ({ period, onChange, hasInterval = true }: Props) => {
  const translate = useText();
  const { from, to, interval, recent } = period;
  const choose = (chosen: string) =>
    onChange(
      chosen === own
        ? { days: '', interval: '', from, to }
        : { from: '', to: '', interval: '', days: chosen },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <ToggleChoice
        aria-label={translate('period.title')}
        value={recent === undefined ? own : String(recent)}
        onChange={choose}
        sx={{ '& .MuiToggleButton-root': { px: 1.5, minHeight: 40, textTransform: 'none' } }}
      >
        {recentDays.map((days) => (
          <ToggleButton key={days} value={String(days)}>
            {translate(days === 365 ? 'period.year' : 'period.days', { days })}
          </ToggleButton>
        ))}
        <ToggleButton value={own}>{translate('period.own')}</ToggleButton>
      </ToggleChoice>
      {recent === undefined && <OwnPeriod from={from} to={to} onChange={onChange} />}
      {hasInterval && (
        <TextField
          select
          label={translate('period.interval')}
          value={interval}
          onChange={(event) => onChange({ interval: event.target.value })}
          sx={{ minWidth: 128 }}
        >
          {intervals.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`period.intervals.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
};
