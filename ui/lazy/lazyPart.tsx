import {
  type ComponentType,
  createElement,
  type ElementType,
  type FunctionComponent,
  lazy,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useNotify } from 'react-admin';
import { isMissingFile } from '#providers/missingFile.ts';
import { reloadReason } from '#providers/reloadReason.ts';
import { RetryContext, useRetry } from './retryContext.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Attempt {
  isRetry: boolean;
  Part: ElementType;
}

/**
 * Creates a component whose code loads when it is first rendered. All lazy components use it. If
 * the file cannot be loaded, the page stays and shows a toast, or `Instead` if given.
 * @param loaded the component if its code has been loaded, which is then rendered without waiting
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Props> = LoadErrorToast as ComponentType<Props>,
  loaded: () => ComponentType<Props> | undefined = () => undefined,
): FunctionComponent<Props> => {
  const attempt = (isRetry: boolean): Attempt => ({
    isRetry,
    Part: lazy<ComponentType<Props>>(() =>
      load().catch((error) => {
        if (isMissingFile(error)) return { default: Instead };
        throw error;
      }),
    ),
  });
  let current = attempt(false);

  return function LazyPart(props: Props) {
    const [{ Part, isRetry }, setAttempt] = useState<Attempt>(() => {
      const Loaded = loaded();
      return Loaded ? { isRetry: false, Part: Loaded } : current;
    });
    const retry = useMemo(() => {
      // React caches the outcome of an attempt, so a retry needs a new component
      const forget = () => {
        current = attempt(true);
      };
      const again = () => {
        forget();
        setAttempt(current);
      };
      return { isRetry, forget, again };
    }, [isRetry]);
    return (
      <RetryContext.Provider value={retry}>{createElement(Part, props)}</RetryContext.Provider>
    );
  };
};

/**
 * Rendered instead of a dialog, menu or other component whose code could not be loaded: shows a
 * toast, or an offer to reload if only that helps. A dialog closes, so that opening it
 * retries.
 */
const LoadErrorToast = ({ onClose }: { onClose?: () => void }) => {
  const notify = useNotify();
  const { isRetry, forget, again } = useRetry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each attempt
  useEffect(() => {
    forget();
    onClose?.();
    void reloadReason(isRetry).then((reason) =>
      reason
        ? notify(`shell.${reason}.title`, { type: 'info', isReload: true })
        : notify('error.NETWORK', { type: 'error' }),
    );
  }, []);
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  return null;
};
