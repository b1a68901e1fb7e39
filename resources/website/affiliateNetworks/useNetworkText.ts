import { useTranslate } from 'react-admin';

const messages = 'resources.external-product-sources/networks';

/** The texts of networks, wherever they are shown. */
export const useNetworkText = () => {
  const translate = useTranslate();
  return (key: string, args?: Record<string, unknown>): string =>
    translate(`${messages}.${key}`, args);
};
