import { type ReactNode, Suspense } from 'react';
import { useListContext } from 'react-admin';

/** Loads the bulk actions when rows are first selected, so that the list renders without them. */
export const WhenSelected = ({ children }: { children: ReactNode }) => {
  const { selectedIds } = useListContext();
  return selectedIds.length > 0 ? <Suspense fallback={null}>{children}</Suspense> : null;
};
