import { TextInput, type TextInputProps } from 'ra-ui-materialui';
import { limits } from '#contract/limits.ts';

type Props = Pick<TextInputProps, 'label' | 'helperText' | 'autoFocus'> & { maxLength?: number };

/** What a record is called. */
export const NameInput = ({ maxLength = limits.name, helperText = false, ...props }: Props) => (
  <TextInput
    source="name"
    helperText={helperText}
    {...props}
    slotProps={{ htmlInput: { maxLength } }}
  />
);
