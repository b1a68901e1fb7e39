import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/**
 * Two columns of cards on wide screens; the last card of the shorter column fills its remaining
 * height.
 */
export const Columns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@640': 'repeat(2, minmax(0, 1fr))' },
      '& > * > :last-child': { flexGrow: 1 },
    }}
  >
    <Stack spacing={2}>{left}</Stack>
    <Stack spacing={2}>{right}</Stack>
  </Box>
);
