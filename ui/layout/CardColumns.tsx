import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two columns of cards, one below the other where the page is narrow. */
export const CardColumns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
    }}
  >
    <Box sx={column}>{left}</Box>
    <Box sx={column}>{right}</Box>
  </Box>
);

/** Long texts and names wrap instead of widening it. */
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  minWidth: 0,
} as const;
