import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { FilterChip } from './FilterChip.tsx';
import { useFilter } from './useFilter.ts';

interface Props {
  source: string;
  /** Label of the field; by default the resource's message `search`. */
  label?: string;
  /** Label of the chip, if a list has several searches. */
  shortLabel?: string;
}

/** A search field, applied 700 ms after the last key press (specification 9). */
export const SearchFilter = ({ source, label, shortLabel }: Props) => {
  const translate = useText();
  const resourceText = useText(useResourcePrefix());
  const [value, setValue] = useFilter(source);
  const [text, setText] = useState(value);
  const latest = useRef(setValue);
  latest.current = setValue;

  // the filter can also change by clear all or the back button; unfinished input stays
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
        label={label ?? resourceText('search')}
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
