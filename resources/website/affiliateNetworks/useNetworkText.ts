import { useText } from '#providers/i18nProvider/useText.ts';

const messages = 'resources.external-product-sources/networks';

/** The texts of networks, wherever they are shown. */
export const useNetworkText = () => {
  const translate = useText();
  return (key: string, args?: Record<string, unknown>): string =>
    translate(`${messages}.${key}`, args);
};
