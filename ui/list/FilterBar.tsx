import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The filters of a list. Each one formats its own value in a `FilterChip`. */
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
      // only the text area: the label's notch is measured by the frame's own size
      '& .MuiInputBase-root': { height: 40 },
      '& .MuiInputBase-input': { fontSize: '0.875rem' },
    }}
  >
    {children}
  </Box>
);
