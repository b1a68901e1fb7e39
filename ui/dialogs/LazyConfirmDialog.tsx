import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { ConfirmProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}));

/** ConfirmDialog, loaded when first opened; for parts that every page or list includes. */
export const LazyConfirmDialog = (props: ConfirmProps) =>
  props.open && (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  );
