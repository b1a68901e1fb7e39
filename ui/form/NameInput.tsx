import { useEffect } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';

type Props = Pick<TextInputProps, 'label' | 'helperText' | 'autoFocus'> & { maxLength?: number };

/** The name of a record. */
export const NameInput = ({
  maxLength = limits.name,
  helperText = false,
  autoFocus = false,
  ...props
}: Props) => {
  const { setFocus } = useFormContext();
  // the attribute would focus before react-admin has set the input's handlers, and a dialog that
  // closes with the navigation takes the focus back: its blur then throws
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
