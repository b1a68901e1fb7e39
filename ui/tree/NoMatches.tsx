import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Shown in place of a tree when the search has no matches. */
export const NoMatches = () => (
  <Typography variant="body2" color="text.secondary" role="status" sx={{ p: 1 }}>
    {useTranslate()('list.noMatches')}
  </Typography>
);
