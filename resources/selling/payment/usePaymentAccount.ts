import { useCallback } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { PartnerDashboardDocument } from '#providers/dashboard/operations.generated.ts';
import { VendorSettingsDocument, type VendorSettingsQuery } from './operations.generated.ts';

export type PaymentAccount = VendorSettingsQuery['vendorSettings']['data']['payment'];

export const useVendorSettings = () => useApiQuery(VendorSettingsDocument, {});

/** Returns a function that refetches the settings and the dashboard, which depends on them. */
export const useReloadSettings = () => {
  const invalidate = useInvalidateApiQueries();
  return useCallback(
    () => invalidate([VendorSettingsDocument, PartnerDashboardDocument]),
    [invalidate],
  );
};
