import IncludeIcon from '@mui/icons-material/AddCircleOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import ExcludeIcon from '@mui/icons-material/RemoveCircleOutline';
import UnpublishIcon from '@mui/icons-material/UnpublishedOutlined';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import {
  ExcludeVendorProductsDocument,
  SetVendorProductsStatusDocument,
} from './operations.generated.ts';
import { useRemedies } from './parts/useRemedies.ts';

const IncludeDialog = lazyPart(() => import('./IncludeDialog.tsx'));
const EditManyDialog = lazyPart(() => import('./EditManyDialog.tsx'));

const messages = 'resources.vendor-products';

/** Includes, publishes, unpublishes, edits and excludes the selected products. */
const BulkActions = () => {
  const text = useText(useResourcePrefix());
  const { filter, filterValues } = useListContext();
  const { rows, count } = useBulkTarget();
  const [open, setOpen] = useState<'include' | 'edit' | 'exclude' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <BulkBar label={`${messages}.selected`}>
        <BulkButton
          icon={<IncludeIcon />}
          label={text('actions.include')}
          onClick={() => setOpen('include')}
        />
        <StatusButton status="1" />
        <StatusButton status="2" />
        <BulkButton
          icon={<EditIcon />}
          label={text('actions.editMany')}
          onClick={() => setOpen('edit')}
        />
        <BulkButton
          isDangerous
          icon={<ExcludeIcon />}
          label={text('actions.exclude')}
          onClick={() => setOpen('exclude')}
        />
      </BulkBar>
      <Suspense fallback={null}>
        {open === 'include' && (
          <IncludeDialog
            rows={rows}
            count={count}
            hasSeller={(filter?.tab ?? filterValues.tab) === 'seller'}
            onClose={close}
          />
        )}
        {open === 'edit' && <EditManyDialog rows={rows} count={count} onClose={close} />}
      </Suspense>
      {open === 'exclude' && <Exclude onClose={close} />}
    </>
  );
};

const ways = {
  '1': { action: 'publish', done: 'published', Icon: PublishIcon },
  '2': { action: 'unpublish', done: 'unpublished', Icon: UnpublishIcon },
} as const;

const StatusButton = ({ status }: { status: '1' | '2' }) => {
  const text = useText(useResourcePrefix());
  const { rows } = useBulkTarget();
  const { action, done, Icon } = ways[status];
  const { succeed, fail } = useBulkOutcome(
    `${messages}.${done}`,
    `${messages}.jobBegun`,
    useRemedies(),
  );
  const { mutate, isPending } = useApiMutation(SetVendorProductsStatusDocument, {
    onSuccess: ({ answer }) => succeed(answer),
    onError: fail,
  });
  return (
    <BulkButton
      icon={<Icon />}
      label={text(`actions.${action}`)}
      isDisabled={isPending}
      onClick={() => mutate({ input: { ...rows, status } })}
    />
  );
};

const Exclude = ({ onClose }: { onClose: () => void }) => {
  const text = useText(useResourcePrefix());
  const { rows, count } = useBulkTarget();
  const { succeed, fail } = useBulkOutcome(`${messages}.excluded`, `${messages}.jobBegun`);
  const { mutate, isPending } = useApiMutation(ExcludeVendorProductsDocument, {
    onSuccess: ({ answer }) => succeed(answer),
    onError: fail,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      text={`${text('excludeTitle', { smart_count: count })} ${text('excludeText')}`}
      isPending={isPending}
      onConfirm={() => mutate({ input: rows })}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default BulkActions;
