import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Messages of payouts, on whatever page. */
export const usePayoutText = () => {
  const translate = useTranslate();
  return useCallback(
    (key: string, values?: object): string => translate(`resources.payouts.${key}`, values),
    [translate],
  );
};
