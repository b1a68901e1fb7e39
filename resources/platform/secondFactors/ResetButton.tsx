import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { readSession } from '#providers/session.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { ResetSecondFactorDocument } from './operations.generated.ts';
import type { SecondFactorRecord } from './record.generated.ts';

/**
 * Disables the second factor of a user who has lost it, after a confirmation. Administrators
 * disable their own second factor on the account page.
 */
export const ResetButton = ({ account }: { account: SecondFactorRecord }) => {
  const text = useText('resources.second-factors');
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(ResetSecondFactorDocument, {
    onSuccess: () => notify('resources.second-factors.wasReset', { type: 'success' }),
    onError: useReportError(),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (account.id === readSession()?.user.id) return null;
  return (
    <>
      <ActionButton
        size="small"
        color="error"
        aria-label={`${text('reset')}: ${account.email}`}
        onClick={() => setAsking(true)}
      >
        {text('reset')}
      </ActionButton>
      <LazyConfirmDialog
        open={isAsking}
        text={text('resetText', { email: account.email })}
        isPending={isPending}
        onConfirm={() => mutate({ id: account.id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
