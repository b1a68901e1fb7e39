import EditIcon from '@mui/icons-material/EditOutlined';
import ServiceIcon from '@mui/icons-material/HandymanOutlined';
import { Suspense, useState } from 'react';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { StatusBulkBar } from './StatusBulkBar.tsx';
import { useVariationActions } from './useVariationActions.ts';

const ServicesDialog = lazyPart(
  () => import('#resources/catalogue/variations/services/ServicesDialog.tsx'),
);

const BulkEditDialog = lazyPart(
  () => import('#resources/catalogue/variations/bulkEdit/BulkEditDialog.tsx'),
);

const PublishDialog = lazyPart(() => import('./PublishDialog.tsx'));

const messages = 'resources.products/variations';

interface Props {
  /** An additional warning in the confirmation for deleting. */
  deleteNote?: string | false;
}

/** The bulk actions: edit, publish, set as draft, apply services, delete. */
export const VariationBulkActions = ({ deleteNote }: Props) => {
  const translate = useText();
  const { rows, count, isAll } = useBulkTarget();
  const actions = useVariationActions();
  const [open, setOpen] = useState<'services' | 'edit' | 'publish' | null>(null);
  const hasServices = useCan('serviceAttachment', 'edit');
  const close = () => setOpen(null);
  return (
    <>
      <StatusBulkBar
        messages={messages}
        actions={actions}
        deleteNote={deleteNote}
        onPublish={() => setOpen('publish')}
        first={
          <BulkButton
            icon={<EditIcon />}
            label={translate('bulkEdit.action')}
            onClick={() => setOpen('edit')}
          />
        }
        beforeDelete={
          hasServices && (
            <BulkButton
              icon={<ServiceIcon />}
              label={translate(`${messages}.actions.applyServices`)}
              onClick={() => setOpen('services')}
            />
          )
        }
      />
      {open === 'services' && (
        <Suspense fallback={null}>
          <ServicesDialog rows={rows} count={count} onClose={close} />
        </Suspense>
      )}
      {open === 'publish' && (
        <Suspense fallback={null}>
          {/* ask for confirmation, because the selection includes rows on other pages */}
          <PublishDialog rows={rows} confirmed={isAll ? count : undefined} onClose={close} />
        </Suspense>
      )}
      {open === 'edit' && (
        <Suspense fallback={null}>
          <BulkEditDialog rows={rows} count={count} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
