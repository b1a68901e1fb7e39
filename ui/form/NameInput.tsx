import { useEffect } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';

type Props = Pick<TextInputProps, 'label' | 'helperText' | 'autoFocus'> & { maxLength?: number };

/** The input for a record's name. */
export const NameInput = ({
  maxLength = limits.name,
  helperText = false,
  autoFocus = false,
  ...props
}: Props) => {
  const { setFocus } = useFormContext();
  // `autoFocus` would focus the input before react-admin has set its handlers. If a dialog closes
  // with the navigation, it restores the previous focus, and the input's blur then throws.
  useEffect(() => {
    if (autoFocus) setFocus('name');
  }, [autoFocus, setFocus]);
  return (
    <TextInput
      source="name"
      helperText={helperText}
      {...props}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
};
