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
      // the text alone: the frame's own size is what its label's gap is measured by
      '& .MuiInputBase-root': { height: 40 },
      '& .MuiInputBase-input': { fontSize: '0.875rem' },
    }}
  >
    {children}
  </Box>
);
