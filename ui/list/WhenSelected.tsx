import { type ReactNode, Suspense } from 'react';
import { useListContext } from 'react-admin';

/** Loads the bulk actions once rows are selected, so showing a list does not wait for them. */
export const WhenSelected = ({ children }: { children: ReactNode }) => {
  const { selectedIds } = useListContext();
  return selectedIds.length > 0 ? <Suspense fallback={null}>{children}</Suspense> : null;
};
