import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { berlinTime, momentInBerlin } from '#contract/berlinTime.ts';
import { DayField } from '#ui/dates/DayField.tsx';

const asItIs = (value: unknown) => value;

const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A moment as local time; text that is not a moment stays as typed. */
const localOf = (moment: string): string =>
  Number.isNaN(Date.parse(moment)) ? moment : berlinTime(moment);

interface Props {
  source: string;
  /** Defaults to the resource's label of the field. */
  label?: string;
  helperText: string;
}

/**
 * An input for a point in time, shown in German time (Europe/Berlin). The value is ISO 8601 in UTC,
 * or null.
 */
export const DateTimeInput = ({ source, label, helperText }: Props) => {
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source, parse: asItIs });
  const { error } = fieldState;
  return (
    <DayField
      hasTime
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} resource={resource} />}
      fullWidth
      value={field.value ? localOf(field.value) : null}
      onChange={(given) =>
        field.onChange(given && local.test(given) ? momentInBerlin(given) : given)
      }
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
    />
  );
};
