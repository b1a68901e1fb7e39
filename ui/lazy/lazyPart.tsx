import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useNotify } from 'react-admin';
import { isMissingFile } from '#providers/missingFile.ts';
import { isOutdated } from '#providers/outdated.ts';
import { RetryContext, useRetry } from './retryContext.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Creates a component whose code loads when it is first rendered. All lazy components use it. If
 * the file cannot be loaded, the page stays and shows a toast, or `Instead` if given.
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Props> = LoadErrorToast as ComponentType<Props>,
): FunctionComponent<Props> => {
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch((error) => {
        if (isMissingFile(error)) return { default: Instead };
        throw error;
      }),
    );
  let current = attempt();

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => current);
    const retry = useMemo(() => {
      // React caches the outcome of an attempt, so a retry needs a new component
      const forget = () => {
        current = attempt();
      };
      const again = () => {
        forget();
        setPart(() => current);
      };
      return { forget, again };
    }, []);
    return (
      <RetryContext.Provider value={retry}>
        {createElement(Part, props as never)}
      </RetryContext.Provider>
    );
  };
};

/**
 * Rendered instead of a dialog, menu or other component whose code could not be loaded: shows a
 * toast, or an offer to reload if the server has a new version. A dialog closes, so that opening it
 * retries.
 */
const LoadErrorToast = ({ onClose }: { onClose?: () => void }) => {
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
