import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { languages } from '#contract/language.ts';
import { request } from '#providers/graphql/request.ts';
import { language } from '#providers/preferences.ts';
import { writeSession } from '#providers/session.ts';
import { Waiting } from '#src/shell/Waiting.tsx';
import { OpenViewingDocument } from './operations.generated.ts';

const texts = {
  de: 'Dieser Link gilt nur eine Minute und nur einmal. Schließen Sie das Fenster, und beginnen Sie die Ansicht neu.',
  en: 'This link works once, and for a minute only. Close the window and begin viewing again.',
};

/** Sign-ins by key, because a key works only once and the page may render repeatedly. */
const opened = new Map<string, Promise<void>>();

/** Uses the language of the page that opened this one. */
const keepLanguage = (): void => {
  const asked = new URLSearchParams(window.location.search).get('language');
  const known = languages.find((code) => code === asked);
  if (known) language.set(known);
};

const open = async (key: string): Promise<void> => {
  const { token, user } = (await request(OpenViewingDocument, { key })).openViewing;
  writeSession({ token, user }, sessionStorage);
};

const openOnce = (key: string): Promise<void> => {
  const opening = opened.get(key) ?? open(key);
  opened.set(key, opening);
  return opening;
};

/**
 * `/view-as/{key}`: starts the session of an administrator who views the portal as a partner, only
 * in this tab.
 */
const ViewingPage = () => {
  const { key = '' } = useParams();
  const locale = language.use();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    keepLanguage();
    openOnce(key).then(
      () => window.location.replace('/'),
      () => setRefused(true),
    );
  }, [key]);
  return isRefused ? (
    <Alert severity="error" sx={{ m: 3 }}>
      {texts[locale]}
    </Alert>
  ) : (
    <Waiting />
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ViewingPage;
