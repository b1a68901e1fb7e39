import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useText } from '#providers/i18nProvider/useText.ts';
import { typedTime } from './typedDates.ts';
import { useTyped } from './useTyped.ts';

interface Props extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** HH:MM, '' for none, or the user's own text if it is neither. */
  value: string;
  onChange: (value: string) => void;
}

const asItIs = (time: string) => time;

/** A text field for a time of the day, with 24 hours in all browsers. */
export const TimeField = ({ value, onChange, ...field }: Props) => {
  const typed = useTyped({
    value: value || null,
    onChange: (time) => onChange(time ?? ''),
    parse: typedTime,
    format: asItIs,
  });
  return (
    <TextField {...field} {...typed} placeholder={useText()('dates.time')} autoComplete="off" />
  );
};
