import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { RevokeApiKeyDocument } from './operations.generated.ts';
import type { ApiKeyRecord } from './record.generated.ts';

/** Permanently revokes an API key after a confirmation; for a revoked key it shows the date. */
export const RevokeButton = ({ apiKey }: { apiKey: ApiKeyRecord }) => {
  const text = useText('resources.api-keys');
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(RevokeApiKeyDocument, {
    onSuccess: () => notify('resources.api-keys.revoked', { type: 'success' }),
    onError: useReportError(),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (apiKey.revokedAt) return <DateText value={apiKey.revokedAt} />;
  return (
    <>
      <ActionButton
        size="small"
        color="error"
        aria-label={`${text('revoke')}: ${apiKey.name}`}
        onClick={() => setAsking(true)}
      >
        {text('revoke')}
      </ActionButton>
      <LazyConfirmDialog
        open={isAsking}
        text={text('revokeText', { name: apiKey.name })}
        isPending={isPending}
        onConfirm={() => mutate({ id: apiKey.id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
