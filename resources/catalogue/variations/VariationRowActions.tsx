import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import type { VariationRow } from './parts/records.ts';
import type { RowDialog } from './VariationRowMenu.tsx';

const AddImagesDialog = lazyPart(withMessages(() => import('./parts/AddImagesDialog.tsx')));
const ServicesDialog = lazyPart(() => import('./services/ServicesDialog.tsx'));
const DeleteVariation = lazyPart(
  withMessages(async () => ({
    default: (await import('./parts/DeleteVariation.tsx')).DeleteVariation,
  })),
);
const PublishDialog = lazyPart(() => import('./parts/PublishDialog.tsx'));
const VariationRowMenu = lazyPart(() => import('./VariationRowMenu.tsx'));

/** Shows the menu of a row and the dialogs that it opens (specification 2, row actions). */
export const VariationRowActions = () => {
  const record = useRecordContext<VariationRow>();
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const close = () => setDialog(null);
  if (!record) return null;
  const { id, name, sku } = record;
  return (
    <>
      <RowActions name={name}>
        {(menu) => (
          <Suspense fallback={null}>
            <VariationRowMenu {...menu} record={record} onDialog={setDialog} />
          </Suspense>
        )}
      </RowActions>
      <Suspense fallback={null}>
        {dialog === 'images' && <AddImagesDialog id={id} sku={sku} onClose={close} />}
        {dialog === 'services' && <ServicesDialog rows={{ ids: [id] }} count={1} onClose={close} />}
        {dialog === 'publish' && <PublishDialog rows={{ ids: [id] }} onClose={close} />}
        {dialog === 'delete' && <DeleteVariation variation={record} onClose={close} />}
      </Suspense>
    </>
  );
};
