import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ServiceIcon from '@mui/icons-material/HandymanOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { can } from '#contract/access.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { BulkConfirmation, type ConfirmedAction } from './BulkConfirmation.tsx';
import { useVariationActions } from './useVariationActions.ts';

const ServicesDialog = lazy(() => import('#resources/variations/services/ServicesDialog.tsx'));

const BulkEditDialog = lazy(() => import('#resources/variations/bulkEdit/BulkEditDialog.tsx'));

const messages = 'resources.products/variations';

type Asking = ConfirmedAction | 'services' | 'edit';

interface Props {
  /** What else deleting them does. */
  deleteNote?: string | false;
}

/** Edit, publish, set as draft, apply services to or delete the selected variations. */
export const VariationBulkActions = ({ deleteNote }: Props) => {
  const translate = useTranslate();
  const { isAll, rows, count } = useBulkTarget();
  const actions = useVariationActions();
  const { publish, setDraft, isPending } = actions;
  const [asking, setAsking] = useState<Asking | null>(null);
  const hasServices = can(roleNamesOf(readSession()), 'serviceAttachment', 'edit');
  const close = () => setAsking(null);
  const text = (action: string) => translate(`${messages}.actions.${action}`);
  return (
    <>
      <BulkBar label={`${messages}.selected`}>
        <BulkButton
          icon={<EditIcon />}
          label={translate('bulkEdit.action')}
          onClick={() => setAsking('edit')}
        />
        <BulkButton
          icon={<PublishIcon />}
          label={text('publish')}
          isDisabled={isPending}
          // what is on other pages is nowhere to be seen
          onClick={() => (isAll ? setAsking('publish') : publish(rows))}
        />
        <BulkButton
          icon={<DraftIcon />}
          label={text('draft')}
          isDisabled={isPending}
          onClick={() => (isAll ? setAsking('draft') : setDraft(rows))}
        />
        {hasServices && (
          <BulkButton
            icon={<ServiceIcon />}
            label={text('applyServices')}
            onClick={() => setAsking('services')}
          />
        )}
        <BulkButton
          isDangerous
          icon={<DeleteIcon />}
          label={text('delete')}
          isDisabled={isPending}
          onClick={() => setAsking('delete')}
        />
      </BulkBar>
      {asking === 'services' && (
        <Suspense fallback={null}>
          <ServicesDialog rows={rows} count={count} onClose={close} />
        </Suspense>
      )}
      {asking === 'edit' && (
        <Suspense fallback={null}>
          <BulkEditDialog rows={rows} count={count} onClose={close} />
        </Suspense>
      )}
      {asking && asking !== 'services' && asking !== 'edit' && (
        <BulkConfirmation
          action={asking}
          messages={messages}
          actions={actions}
          deleteNote={deleteNote}
          onClose={close}
        />
      )}
    </>
  );
};
