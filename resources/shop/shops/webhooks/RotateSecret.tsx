import { useState } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { RotateShopWebhookDocument, ShopWebhooksDocument } from './operations.generated.ts';
import { ShownSecret } from './ShownSecret.tsx';

/** Replaces the secret of an endpoint after a confirmation, and shows the new one. */
const RotateSecret = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const text = useText('resources.shops.webhooks');
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate, isPending } = useApiMutation(RotateShopWebhookDocument, {
    stale: [ShopWebhooksDocument],
    onSuccess: ({ created }) => setSecret(created.data.secret),
    onError: useReportError(),
  });
  if (secret !== null) return <ShownSecret value={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={text('actions.rotate')}
      text={text('rotateText')}
      yes={text('replace')}
      no={text('cancel')}
      isHarmless
      isPending={isPending}
      onConfirm={() => mutate({ id })}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RotateSecret;
