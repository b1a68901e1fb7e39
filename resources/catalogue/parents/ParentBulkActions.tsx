import { StatusBulkBar } from '#resources/catalogue/variations/parts/StatusBulkBar.tsx';
import { useParentActions } from './useParentActions.ts';

/** Publish, set as draft or delete the selected products. */
export const ParentBulkActions = () => (
  <StatusBulkBar messages="resources.products/parents" actions={useParentActions()} />
);
