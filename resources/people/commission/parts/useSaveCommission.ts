import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import {
  CommissionTiersDocument,
  UpdateCommissionTiersDocument,
} from '#resources/people/commission/operations.generated.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { commissionFields } from './fields.ts';

interface Options {
  vendorId: string | null;
  /** The version of the vendor's own rates; null if there are none yet. */
  version: number | null;
  onDone: () => void;
}

export const useSaveCommission = ({ vendorId, version, onDone }: Options) => {
  const notify = useNotify();
  const fetchTiers = useLazyApiQuery(CommissionTiersDocument);
  const reportError = useReportError();
  const load = useCallback(
    async () => (await fetchTiers({ vendorId })).commissionTiers.data,
    [fetchTiers, vendorId],
  );
  const { take, conflict } = useConflict('commissionTiers', commissionFields, load);
  const { mutateAsync, isPending } = useApiMutation(UpdateCommissionTiersDocument);
  const save = async (rates: object) => {
    const { upTo2000, upTo5000, upTo10000, above, version: seen } = rates as Record<string, never>;
    // after resolving a conflict, the form contains the version against which it was resolved
    const against = version === null ? null : (seen ?? version);
    try {
      await mutateAsync({
        input: { vendorId, version: against, upTo2000, upTo5000, upTo10000, above },
      });
      notify('commission.saved', { type: 'success' });
      onDone();
    } catch (error) {
      if (!take(error)) reportError(error);
    }
  };
  return { save, isPending, conflict };
};
