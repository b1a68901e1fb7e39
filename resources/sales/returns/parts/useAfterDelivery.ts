import { useCallback } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

/** Says in words how many days after the delivery something was. */
export const useAfterDelivery = () => {
  const text = useText('resources.returns');
  return useCallback(
    (days: number): string =>
      days === 0 ? text('onDelivery') : text('afterDelivery', { smart_count: days }),
    [text],
  );
};
