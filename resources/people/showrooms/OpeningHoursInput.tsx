import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useInput, ValidationError } from 'react-admin';
import { days, errorOfDay, type OpeningSpan } from '#contract/rules/people/openingHours.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { OpeningDay } from './OpeningDay.tsx';

const asItIs = (value: unknown) => value;

const workdays = [2, 3, 4, 5];

/** An input for the opening hours of a week: up to two periods for each day. */
export const OpeningHoursInput = ({ source }: { source: string }) => {
  const text = useText(useResourcePrefix());
  const { field, fieldState } = useInput({ source, parse: asItIs, format: asItIs });
  const spans = (field.value ?? []) as readonly OpeningSpan[];
  const ofDay = (day: number) => spans.filter((each) => each.day === day);
  const change = (day: number, own: readonly OpeningSpan[]) =>
    field.onChange([...spans.filter((each) => each.day !== day), ...own]);
  const monday = ofDay(1);
  const copyMonday = () =>
    field.onChange([
      ...spans.filter((each) => !workdays.includes(each.day)),
      ...workdays.flatMap((day) => monday.map((each) => ({ ...each, day }))),
    ]);
  const message = fieldState.error?.message;
  const isTold = days.some((day) => errorOfDay(spans, day));
  return (
    <Stack spacing={1}>
      {days.map((day) => (
        <OpeningDay
          key={day}
          day={day}
          spans={ofDay(day)}
          fault={message ? errorOfDay(spans, day) : undefined}
          onChange={(own) => change(day, own)}
        />
      ))}
      {message && !isTold && (
        <FormHelperText error role="alert">
          <ValidationError error={message} />
        </FormHelperText>
      )}
      {monday.length > 0 && (
        <Button size="small" onClick={copyMonday} sx={{ alignSelf: 'flex-start' }}>
          {text('hours.copy')}
        </Button>
      )}
    </Stack>
  );
};
