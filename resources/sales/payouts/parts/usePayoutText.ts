import { useCallback } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

/** Messages of payouts, on whatever page. */
export const usePayoutText = () => {
  const translate = useText();
  return useCallback(
    (key: string, values?: object): string => translate(`resources.payouts.${key}`, values),
    [translate],
  );
};
