import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { isOutdated } from '#providers/outdated.ts';
import { useRetry } from './retryContext.ts';

/**
 * In place of a dialog, menu or other part that could not be loaded: a toast, or if the server has
 * another version, an offer to reload. A dialog closes, so that opening it tries again.
 */
export const TellNotLoaded = ({ onClose }: { onClose?: () => void }) => {
  const notify = useNotify();
  const { forget, again } = useRetry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    forget();
    onClose?.();
    void isOutdated().then((isOld) =>
      isOld
        ? notify('shell.updated.title', { type: 'info', isReload: true })
        : notify('error.NETWORK', { type: 'error' }),
    );
  }, []);
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  return null;
};
