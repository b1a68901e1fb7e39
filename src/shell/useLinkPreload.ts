import { useEffect } from 'react';
import { loadMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { preloadPage } from './preloadPage.ts';

/** By then the page has its data; scripts/lib/preloadChunks.mjs waits as long for the file that lists share. */
const patienceMs = 5000;

/** Not all browsers say whether they do. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prepares the next page: loads all messages after a while, and the code of a page once the pointer or the focus is
 * on a link to it, some tenths of a second before the click.
 */
export const useLinkPreload = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (navigator.onLine && !isSavingData()) loadMessages().catch(() => undefined);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin) preloadPage(link.pathname);
    };
    document.addEventListener('pointerover', onLink, { passive: true });
    document.addEventListener('focusin', onLink);
    return () => {
      document.removeEventListener('pointerover', onLink);
      document.removeEventListener('focusin', onLink);
    };
  }, []);
};
