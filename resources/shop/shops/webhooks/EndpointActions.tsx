import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { webhookFields } from '#resources/shop/shops/fields.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import { deliveriesAddress, type Endpoint } from './endpoint.ts';
import {
  DeleteShopWebhookDocument,
  ShopWebhooksDocument,
  TestShopWebhookDocument,
} from './operations.generated.ts';

const EndpointDialog = lazyPart(() => import('./EndpointDialog.tsx'));
const HistoryDrawer = lazyPart(() => import('#ui/history/HistoryDrawer.tsx'));
const RotateSecret = lazyPart(() => import('./RotateSecret.tsx'));

type Asked = 'edit' | 'rotate' | 'history' | 'delete';

/** The actions of an endpoint. */
export const EndpointActions = ({ endpoint }: { endpoint: Endpoint }) => {
  const text = useText('resources.shops.webhooks');
  const [asked, setAsked] = useState<Asked | null>(null);
  const invalidate = useInvalidateApiQueries();
  const { id, url, shopId } = endpoint;
  const close = () => setAsked(null);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        ml: -0.75,
        gridColumn: '1 / -1',
      }}
    >
      <Button
        size="small"
        component={LinkBase}
        to={deliveriesAddress(id)}
        aria-label={`${text('actions.deliveries')}: ${url}`}
      >
        {text('actions.deliveries')}
      </Button>
      <TestButton endpoint={endpoint} />
      <Button
        size="small"
        aria-label={`${text('actions.edit')}: ${url}`}
        onClick={() => setAsked('edit')}
      >
        {text('actions.edit')}
      </Button>
      <RowActions name={url}>
        {(menu) => (
          <Menu open {...menu}>
            {(['rotate', 'history', 'delete'] as const).map((action) => (
              <MenuItem
                key={action}
                onClick={() => {
                  menu.onClose();
                  setAsked(action);
                }}
                {...(action === 'delete' && { sx: { color: 'error.main' } })}
              >
                {text(`actions.${action}`)}
              </MenuItem>
            ))}
          </Menu>
        )}
      </RowActions>
      <Suspense fallback={null}>
        {asked === 'edit' && <EndpointDialog shopId={shopId} endpoint={endpoint} onClose={close} />}
        {asked === 'rotate' && <RotateSecret id={id} onClose={close} />}
        {asked === 'history' && (
          <HistoryDrawer
            entity="webhookEndpoint"
            record={{ ...endpoint, name: url }}
            fields={webhookFields}
            onClose={() => {
              // a former state may be back
              void invalidate([ShopWebhooksDocument]);
              close();
            }}
          />
        )}
      </Suspense>
      <DeleteDialog endpoint={endpoint} isOpen={asked === 'delete'} onClose={close} />
    </Box>
  );
};

const TestButton = ({ endpoint: { id, url, isActive, hasSecret } }: { endpoint: Endpoint }) => {
  const text = useText('resources.shops.webhooks');
  const notify = useNotify();
  const { mutate, isPending } = useApiMutation(TestShopWebhookDocument, {
    stale: [ShopWebhooksDocument],
    onSuccess: () => notify('resources.shops.webhooks.testSent', { type: 'success' }),
    onError: useReportError(),
  });
  return (
    <ActionButton
      size="small"
      aria-label={`${text('actions.test')}: ${url}`}
      disabled={!isActive || !hasSecret || isPending}
      onClick={() => mutate({ id })}
    >
      {text('actions.test')}
    </ActionButton>
  );
};

interface DeleteProps {
  endpoint: Endpoint;
  isOpen: boolean;
  onClose: () => void;
}

const DeleteDialog = ({ endpoint: { id, url }, isOpen, onClose }: DeleteProps) => {
  const text = useText('resources.shops.webhooks');
  const notify = useNotify();
  const { mutate, isPending } = useApiMutation(DeleteShopWebhookDocument, {
    stale: [ShopWebhooksDocument],
    onSuccess: () => notify('resources.shops.webhooks.deleted', { type: 'success' }),
    onError: useReportError(),
    onSettled: onClose,
  });
  return (
    <LazyConfirmDialog
      open={isOpen}
      text={text('deleteText', { url })}
      isPending={isPending}
      onConfirm={() => mutate({ id })}
      onClose={onClose}
    />
  );
};
