import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { VendorSettingsDocument, type VendorSettingsQuery } from './operations.generated.ts';

const query = 'vendorSettings';

export type PaymentAccount = VendorSettingsQuery['vendorSettings']['data']['payment'];

export const useVendorSettings = () => useAsk(query, VendorSettingsDocument, {});

/** Loads the settings anew, and what of them the dashboard tells. */
export const useReloadSettings = () => {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [query, 'dashboard', 'sellingState'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
    [queries],
  );
};
