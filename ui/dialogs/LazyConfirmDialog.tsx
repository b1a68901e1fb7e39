import { lazy, Suspense } from 'react';
import type { ConfirmProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}));

/** ConfirmDialog, loaded when first opened; for parts that every page or list includes. */
export const LazyConfirmDialog = (props: ConfirmProps) =>
  props.open && (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  );
