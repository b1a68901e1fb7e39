import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { CommissionTiersDocument } from '#resources/people/commission/operations.generated.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { CommissionForm } from './CommissionForm.tsx';

interface Props {
  /** Null for the default rates. */
  vendorId: string | null;
  /** Address that Cancel opens. */
  backTo: string;
}

/** The commission rates of a vendor, or the default rates; reloads them after a change. */
export const Commission = ({ vendorId, backTo }: Props) => {
  const { data, error, isFetchedAfterMount, refetch } = useApiQuery(CommissionTiersDocument, {
    vendorId,
  });
  const tiers = isFetchedAfterMount ? data?.commissionTiers.data : undefined;
  if (tiers) {
    const key = `${tiers.id} ${tiers.version}`;
    return <CommissionForm key={key} vendorId={vendorId} tiers={tiers} backTo={backTo} />;
  }
  return (
    <Card>
      {error ? (
        <NotLoaded title="commission.failed" error={error} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Card>
  );
};
