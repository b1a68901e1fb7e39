import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  useMemo,
  useState,
} from 'react';
import { isMissingFile } from '#providers/missingFile.ts';
import { LoadErrorToast } from './LoadErrorToast.tsx';
import { RetryContext } from './retryContext.ts';

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
