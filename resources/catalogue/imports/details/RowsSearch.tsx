import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useDebounced } from '#ui/form/useDebounced.ts';

interface Props {
  value: string;
  onChange: (search: string) => void;
}

/** Searches the rows 700 ms after the last key press (specification 9). */
export const RowsSearch = ({ value, onChange }: Props) => {
  const translate = useText();
  const [text, setText] = useState(value);
  const settled = useDebounced(text.trim(), limits.searchDebounceMs);
  const latest = useRef(onChange);
  latest.current = onChange;
  const sought = useRef(value);

  useEffect(() => {
    if (settled === sought.current) return;
    sought.current = settled;
    latest.current(settled);
  }, [settled]);
  // the filter can also be reset elsewhere
  useEffect(() => {
    if (value === sought.current) return;
    sought.current = value;
    setText(value);
  }, [value]);

  return (
    <Box role="search" sx={{ width: { xs: '100%', sm: 340 } }}>
      <SearchField
        label={translate('resources.products/imports.rows.search')}
        value={text}
        onChange={setText}
      />
    </Box>
  );
};
