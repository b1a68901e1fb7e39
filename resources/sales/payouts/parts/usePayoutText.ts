import { useCallback } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

/** Returns the payout messages, independent of the page's resource. */
export const usePayoutText = () => {
  const translate = useText();
  return useCallback(
    (key: string, values?: object): string => translate(`resources.payouts.${key}`, values),
    [translate],
  );
};
