import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { FilterChip } from './FilterChip.tsx';
import { useFilter } from './useFilter.ts';

interface Props {
  source: string;
  label: string;
  /** What its chip calls it; the search, unless there are several. */
  shortLabel?: string;
}

/** A text to search for; it counts once nothing was typed for 700 ms (specification 9). */
export const SearchFilter = ({ source, label, shortLabel }: Props) => {
  const translate = useTranslate();
  const [value, setValue] = useFilter(source);
  const [text, setText] = useState(value);
  const latest = useRef(setValue);
  latest.current = setValue;

  // the filter can change without being typed: clear all, the back button; what is typed meanwhile stays
  const applied = useRef(value);
  useEffect(() => {
    const before = applied.current;
    applied.current = value;
    setText((typed) => (typed.trim() === before ? value : typed));
  }, [value]);

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => latest.current(text.trim()), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <>
      <FilterChip source={source} label={shortLabel ?? translate('list.searchChip')}>
        {value}
      </FilterChip>
      <SearchField
        label={label}
        value={text}
        onChange={setText}
        onClear={() => {
          setText('');
          setValue('');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setValue(text.trim());
        }}
        sx={{ width: { xs: '100%', sm: 320 } }}
      />
    </>
  );
};
