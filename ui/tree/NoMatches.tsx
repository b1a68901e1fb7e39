import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';

/** Shown instead of a tree if the search has no matches. */
export const NoMatches = () => (
  <Typography variant="body2" color="text.secondary" role="status" sx={{ p: 1 }}>
    {useText()('list.noMatches')}
  </Typography>
);
