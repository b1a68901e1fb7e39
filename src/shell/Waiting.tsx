import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { language } from '#providers/preferences.ts';

// built-in texts, shown before messages are loaded
const labels = { de: 'Wird geladen …', en: 'Loading…' };

/** A full-window loading indicator for the start of the application. */
export const Waiting = () => (
  <Box sx={{ height: '100vh', display: 'grid', placeItems: 'center' }}>
    <CircularProgress aria-label={labels[language.use()]} />
  </Box>
);
