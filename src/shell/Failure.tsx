import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router';
import { isMissingFile } from '#providers/missingFile.ts';
import { language } from '#providers/preferences.ts';

// built-in texts, because the page must work even if the messages failed to load
const texts = {
  de: {
    title: 'Diese Seite konnte nicht angezeigt werden.',
    text: 'Laden Sie die Seite neu. Besteht der Fehler weiter, wenden Sie sich an die Administration.',
    updated: 'Atrium wurde aktualisiert.',
    updatedText: 'Laden Sie die Seite neu, um mit der neuen Version weiterzuarbeiten.',
    reload: 'Neu laden',
  },
  en: {
    title: 'This page could not be shown.',
    text: 'Reload the page. If the error stays, please ask an administrator.',
    updated: 'Atrium has been updated.',
    updatedText: 'Reload the page to go on with the new version.',
    reload: 'Reload',
  },
};

/** Replaces a page that failed; outside react-admin, also a page whose code could not be loaded. */
export const Failure = ({ error }: { error?: unknown }) => {
  const routeError = useRouteError();
  const failure = error ?? routeError;
  const text = texts[language.use()];
  const isUpdate = navigator.onLine && isMissingFile(failure);
  return (
    <Box role="alert" sx={{ maxWidth: 480, mx: 'auto', py: 12, px: 3, textAlign: 'center' }}>
      <Typography variant="h1" gutterBottom>
        {isUpdate ? text.updated : text.title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {isUpdate ? text.updatedText : text.text}
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {text.reload}
      </Button>
    </Box>
  );
};
