import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { isOutdated } from '#providers/outdated.ts';
import { useRetry } from './retryContext.ts';

/**
 * Rendered instead of a dialog, menu or other component whose code could not be loaded: shows a
 * toast, or an offer to reload if the server has a new version. A dialog closes, so that opening it
 * retries.
 */
export const LoadErrorToast = ({ onClose }: { onClose?: () => void }) => {
  const notify = useNotify();
  const { forget, again } = useRetry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each attempt
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
