import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { type OpeningSpan, spansPerDay } from '#contract/rules/people/openingHours.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { TimeField } from '#ui/dates/TimeField.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { weekday } from './weekday.ts';

interface Props {
  day: number;
  spans: readonly OpeningSpan[];
  /** Message key of the error. */
  fault: string | undefined;
  onChange: (spans: readonly OpeningSpan[]) => void;
}

// the end of a day is typed as 0:00
const midnight = '24:00';
const shown = (time: string): string => (time === midnight ? '00:00' : time);

/** The opening periods of one day of the week. */
export const OpeningDay = ({ day, spans, fault, onChange }: Props) => {
  const text = useText(useResourcePrefix());
  const translate = useDynamicText();
  const errorId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const name = weekday(day, language.use(), 'long');
  const isEmpty = spans.length === 0;
  const add = () =>
    onChange([...spans, isEmpty ? { day, opens: '09:00', closes: '18:00' } : afterBreak(day)]);
  const put = (index: number, change: Partial<OpeningSpan>) =>
    onChange(spans.map((each, n) => (n === index ? { ...each, ...change } : each)));
  const remove = (index: number) => {
    onChange(spans.filter((_, n) => n !== index));
    // the focused button was removed
    addButton.current?.focus();
  };
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '120px 1fr auto' },
        alignItems: 'start',
        columnGap: 1,
        rowGap: 0.5,
      }}
    >
      <Typography sx={{ lineHeight: '40px' }}>{name}</Typography>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          gridRow: { xs: 2, sm: 'auto' },
          display: 'grid',
          gap: 1,
        }}
      >
        {isEmpty && (
          <Typography color="text.secondary" sx={{ lineHeight: '40px' }}>
            {text('hours.closed')}
          </Typography>
        )}
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: periods have no id and keep their order
          <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Time
              label={text('hours.from', { day: name })}
              value={span.opens}
              describedBy={fault && errorId}
              onChange={(opens) => put(index, { opens })}
            />
            –
            <Time
              label={text('hours.to', { day: name })}
              value={shown(span.closes)}
              describedBy={fault && errorId}
              onChange={(closes) => put(index, { closes: closes === '00:00' ? midnight : closes })}
            />
            <IconButton
              size="small"
              aria-label={text('hours.remove', { day: name })}
              onClick={() => remove(index)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {fault && (
          <FormHelperText id={errorId} error sx={{ m: 0 }}>
            {translate(fault)}
          </FormHelperText>
        )}
      </Box>
      <IconButton
        ref={addButton}
        aria-label={text(isEmpty ? 'hours.open' : 'hours.add', { day: name })}
        // hidden instead of removed, so that it can take the focus
        sx={{ visibility: spans.length < spansPerDay ? 'visible' : 'hidden' }}
        onClick={add}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

const afterBreak = (day: number): OpeningSpan => ({ day, opens: '', closes: '' });

interface TimeProps {
  label: string;
  value: string;
  describedBy: string | undefined;
  onChange: (value: string) => void;
}

const Time = ({ label, value, describedBy, onChange }: TimeProps) => (
  <TimeField
    size="small"
    margin="none"
    value={value}
    error={Boolean(describedBy)}
    onChange={onChange}
    slotProps={{ htmlInput: { 'aria-label': label, 'aria-describedby': describedBy } }}
    sx={{ flex: 1, minWidth: 0, maxWidth: 160, '& input': { px: { xs: 1, sm: 1.75 } } }}
  />
);
