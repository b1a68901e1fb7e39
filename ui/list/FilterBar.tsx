import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The filters of a list. Each says itself how its value reads: `FilterChip`. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <Box
    role="search"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      px: 2,
      pt: 2,
      pb: 1,
    }}
  >
    {children}
  </Box>
);
