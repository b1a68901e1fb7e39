import { useListContext } from 'ra-core';
import { type ReactNode, Suspense } from 'react';

/** A bar of bulk actions that is loaded once rows are selected: showing a list does not wait for it. */
export const WhenSelected = ({ children }: { children: ReactNode }) => {
  const { selectedIds } = useListContext();
  return selectedIds.length > 0 ? <Suspense fallback={null}>{children}</Suspense> : null;
};
