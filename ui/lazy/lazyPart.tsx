import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  useMemo,
  useState,
} from 'react';
import { isMissingFile } from '#providers/missingFile.ts';
import { RetryContext } from './retryContext.ts';
import { TellNotLoaded } from './TellNotLoaded.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component that is loaded when it is first shown; all that loads later is made by this. If its
 * file cannot be loaded, the page stays: a toast says so, or `Instead` is shown.
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Props> = TellNotLoaded as ComponentType<Props>,
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
      // React keeps the outcome of an attempt, so another one needs another component
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
