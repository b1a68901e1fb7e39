import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const TableSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-label={label} sx={{ px: 2, py: 1 }}>
    {rows.map((row) => (
      <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1.5 }}>
        <Skeleton variant="rounded" width={64} height={48} />
        <Skeleton width="32%" />
        <Skeleton width="14%" />
        <Skeleton width="20%" />
        <Skeleton width="10%" sx={{ ml: 'auto' }} />
      </Box>
    ))}
  </Box>
);
