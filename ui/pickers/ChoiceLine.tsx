import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  detail: ReactNode;
}

/** A choice of a picker's list, with a detail on the right. */
export const ChoiceLine = ({ name, detail }: Props) => (
  <Box sx={{ display: 'flex', gap: 2, width: 1 }}>
    <span>{name}</span>
    <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
      {detail}
    </Typography>
  </Box>
);
