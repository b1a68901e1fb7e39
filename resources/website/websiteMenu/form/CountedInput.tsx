import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface Props {
  source: string;
  maxLength: number;
  minRows?: number;
}

/** A text input that shows the number of characters and their maximum. */
export const CountedInput = ({ source, maxLength, minRows }: Props) => {
  const text: unknown = useWatch({ name: source });
  return (
    <TextInput
      source={source}
      multiline={minRows !== undefined}
      {...(minRows !== undefined && { minRows, maxRows: 8 })}
      helperText={`${String(text ?? '').length} / ${maxLength}`}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
};
