import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { berlinDay } from '#contract/cart/day.ts';
import { relativeDayText } from '#contract/format.ts';
import { daysBetween } from '#contract/rules/platform/calendarDate.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';
import type { RunningRecord } from './runningRecord.ts';

const tones: Record<string, Tone> = {
  active: 'success',
  scheduled: 'primary',
  inactive: 'warning',
};

/** A record's next start or its end: the message key and the date. */
const turnOf = ({ state, startsOn, endsOn }: RunningRecord): [string, string | null] => {
  if (state === 'scheduled') return ['starts', startsOn];
  if (state === 'active') return ['ends', endsOn];
  return ['ended', state === 'ended' ? endsOn : null];
};

/** A record's current state and its next change, such as "Scheduled, starts in 3 days". */
export const RunState = () => {
  const translate = useText();
  const locale = language.use();
  const record = useRecordContext<RunningRecord>();
  if (!record) return null;
  const [turn, day] = turnOf(record);
  const when = day && relativeDayText(daysBetween(berlinDay(new Date()), day), locale);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Badge tone={tones[record.state] ?? 'neutral'}>
        {translate(`runStates.states.${record.state}`)}
      </Badge>
      {when && (
        <Typography variant="caption" color="text.secondary">
          {translate(`runStates.${turn}`, { when })}
        </Typography>
      )}
    </Box>
  );
};
