import { useEffect, useRef } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { limits } from '#contract/limits.ts';

type Props = Pick<TextInputProps, 'label' | 'helperText' | 'autoFocus'> & { maxLength?: number };

/** The name of a record. */
export const NameInput = ({
  maxLength = limits.name,
  helperText = false,
  autoFocus = false,
  ...props
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  // the attribute would focus before react-admin has set the input's handlers, and a dialog that
  // closes with the navigation takes the focus back: its blur then throws
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  return (
    <TextInput
      source="name"
      helperText={helperText}
      {...props}
      inputRef={input}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
};
