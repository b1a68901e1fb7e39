import { type KeyboardEvent, useState } from 'react';

interface Options {
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** The value of a text; undefined if it has none. */
  parse: (text: string) => string | undefined;
  /** The text of a value, in the user's language. */
  format: (value: string) => string;
}

/**
 * The props of a text field for a value that is typed in the language's own way: the text stays as
 * typed until the field is left. A text without a value becomes the value itself, so that the
 * field's rules refuse it.
 */
export const useTyped = ({ value, onChange, onBlur, parse, format }: Options) => {
  const [typed, setTyped] = useState<{ text: string; of: string | null } | null>(null);
  const leave = () => setTyped(null);
  const formatted = value && (parse(value) === undefined ? value : format(value));
  return {
    // the value may have changed elsewhere since the user typed
    value: typed && typed.of === value ? typed.text : (formatted ?? ''),
    onChange: ({ target: { value: text } }: { target: { value: string } }) => {
      const next = text.trim() === '' ? null : (parse(text) ?? text);
      setTyped({ text, of: next });
      onChange(next);
    },
    onBlur: () => {
      leave();
      onBlur?.();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') leave();
    },
  };
};
