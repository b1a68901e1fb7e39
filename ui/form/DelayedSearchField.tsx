import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { SearchField } from './SearchField.tsx';
import { useDebouncedEffect } from './useDebounced.ts';

interface Props extends Pick<ComponentProps<typeof SearchField>, 'label' | 'sx'> {
  /** The search that applies. */
  value: string;
  onChange: (search: string) => void;
}

/** A search field, applied 700 ms after the last key press (specification 9), or at Enter. */
export const DelayedSearchField = ({ value, onChange, ...props }: Props) => {
  const [text, setText] = useState(value);

  // the search can also change elsewhere, such as by the back button; unfinished input stays
  const applied = useRef(value);
  useEffect(() => {
    const before = applied.current;
    applied.current = value;
    setText((typed) => (typed.trim() === before ? value : typed));
  }, [value]);

  const apply = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  useDebouncedEffect(apply, limits.searchDebounceMs, [text, value]);

  return (
    <SearchField
      {...props}
      value={text}
      onChange={setText}
      onClear={() => {
        setText('');
        onChange('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
};
