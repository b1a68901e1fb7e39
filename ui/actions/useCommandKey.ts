import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/**
 * Runs the action when the key is pressed with Ctrl or Cmd, anywhere on the page.
 * @param key in lower case
 */
export const useCommandKey = (key: string, act: () => unknown): void => {
  const run = useEvent(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, run]);
};
