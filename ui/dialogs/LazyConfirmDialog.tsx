import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { ConfirmProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}));

/** ConfirmDialog, loaded when it first opens; for components that are on every page or list. */
export const LazyConfirmDialog = (props: ConfirmProps) =>
  props.open && (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  );
