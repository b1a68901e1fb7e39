import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import type { PartnerStatusDocument } from './partner.ts';
import { StatusButtons } from './StatusButtons.tsx';

/** Suspends, reactivates, verifies or deletes the selected partners. */
export const PartnerBulkActions = ({ document }: { document: PartnerStatusDocument }) => (
  <DeleteBulkActions>
    <StatusButtons document={document} />
  </DeleteBulkActions>
);
