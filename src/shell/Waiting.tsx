import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { language } from '#providers/preferences.ts';

// before any messages are loaded
const labels = { de: 'Wird geladen …', en: 'Loading…' };

/** Fills the window while the application is loading. */
export const Waiting = () => (
  <Box sx={{ height: '100vh', display: 'grid', placeItems: 'center' }}>
    <CircularProgress aria-label={labels[language.use()]} />
  </Box>
);
