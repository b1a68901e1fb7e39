import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** Stands where a tree would be that holds nothing of what is searched. */
export const NoMatches = () => (
  <Typography variant="body2" color="text.secondary" role="status" sx={{ p: 1 }}>
    {useTranslate()('list.noMatches')}
  </Typography>
);
