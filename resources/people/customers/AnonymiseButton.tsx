import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { AnonymiseCustomerDocument } from './operations.generated.ts';
import type { CustomerRecordFragment } from './record.generated.ts';

/** Permanently deletes a customer's personal data, after a confirmation. */
export const AnonymiseButton = () => {
  const translate = useText();
  const text = useText('resources.user-management/customers');
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const record = useRecordContext<CustomerRecordFragment>();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(AnonymiseCustomerDocument, {
    onSuccess: () => notify('resources.user-management/customers.anonymised', { type: 'success' }),
    onError: reportError,
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (!record || record.anonymisedAt) return null;
  return (
    <>
      <ActionButton variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('anonymise')}
      </ActionButton>
      <LazyConfirmDialog
        open={isAsking}
        text={text('anonymiseText')}
        yes={text('anonymise')}
        no={translate('form.cancel')}
        isPending={isPending}
        onConfirm={() => mutate({ id: record.id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
