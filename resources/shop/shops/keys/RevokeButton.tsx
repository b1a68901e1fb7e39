import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  RevokeShopKeyDocument,
  ShopKeysDocument,
} from '#resources/shop/shops/keys/operations.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import type { ApiKey } from './apiKey.ts';

/** Permanently revokes a key after a confirmation. */
export const RevokeButton = ({ apiKey: { id, name } }: { apiKey: ApiKey }) => {
  const text = useText('resources.shops.keys');
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(RevokeShopKeyDocument, {
    stale: [ShopKeysDocument],
    onSuccess: () => notify('resources.shops.keys.revoke.done', { type: 'success' }),
    onError: useReportError(),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <ActionButton
        size="small"
        color="error"
        aria-label={`${text('revoke.action')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {text('revoke.action')}
      </ActionButton>
      <LazyConfirmDialog
        open={isAsking}
        text={text('revoke.text', { name })}
        isPending={isPending}
        onConfirm={() => mutate({ id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
