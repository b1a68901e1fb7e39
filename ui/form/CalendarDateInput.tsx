import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { DayField } from '#ui/dates/DayField.tsx';

const asItIs = (value: unknown) => value;

interface Props {
  source: string;
  helperText?: string;
}

/** An input for a day without a time. The value is YYYY-MM-DD or null. */
export const CalendarDateInput = ({ source, helperText }: Props) => {
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source, parse: asItIs });
  const { error } = fieldState;
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle source={source} resource={resource} />}
      fullWidth
      value={field.value || null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
    />
  );
};
