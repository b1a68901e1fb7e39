import { lazy, Suspense } from 'react';
import type { ConfirmProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}));

/** The same, loaded when it is first opened: for what is there with every page or list. */
export const LazyConfirmDialog = (props: ConfirmProps) =>
  props.open && (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  );
