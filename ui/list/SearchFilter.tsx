import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
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

  // the filter can change without being typed: clear all, the back button
  useEffect(() => setText(value), [value]);

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
      <TextField
        type="text"
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setValue(text.trim());
        }}
        sx={{ width: { xs: '100%', sm: 320 } }}
        slotProps={{
          htmlInput: { maxLength: limits.searchText },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: text && (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={translate('list.clearSearch')}
                  onClick={() => {
                    setText('');
                    setValue('');
                  }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </>
  );
};
