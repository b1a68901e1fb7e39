import { StatusBulkBar } from '#resources/catalogue/variations/parts/StatusBulkBar.tsx';
import { useParentActions } from './useParentActions.ts';

/** Publishes, sets as draft or deletes the selected products. */
export const ParentBulkActions = () => (
  <StatusBulkBar messages="resources.products/parents" actions={useParentActions()} />
);
