import FilterAltOffIcon from '@mui/icons-material/FilterAltOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { language } from '#providers/preferences.ts';

/** The filters of a list with the count of results and one "clear all". */
export const FilterBar = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const locale = language.use();
  const { total, filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {children}
      {isFiltered && (
        <Button
          size="small"
          color="inherit"
          startIcon={<FilterAltOffIcon />}
          onClick={() => setFilters({}, {})}
        >
          {translate('list.clearFilters')}
        </Button>
      )}
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}
      >
        {total !== undefined &&
          translate('list.results', { smart_count: total, count: total.toLocaleString(locale) })}
      </Typography>
    </Box>
  );
};
