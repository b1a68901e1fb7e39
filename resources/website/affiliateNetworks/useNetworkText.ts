import { useText } from '#providers/i18nProvider/useText.ts';

const messages = 'resources.external-product-sources/networks';

/** Returns the messages of networks, independent of the page's resource. */
export const useNetworkText = () => {
  const translate = useText();
  return (key: string, args?: Record<string, unknown>): string =>
    translate(`${messages}.${key}`, args);
};
