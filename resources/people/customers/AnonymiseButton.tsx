import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { type CustomerMatter, customerMatters } from '#contract/rules/people/customer.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { AnonymiseCustomerDocument } from './operations.generated.ts';
import type { CustomerRecordFragment } from './record.generated.ts';

/** Permanently deletes a customer's personal data, after a confirmation, or says why that must wait. */
export const AnonymiseButton = () => {
  const translate = useText();
  const text = useText('resources.user-management/customers');
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const reasonOf = useDynamicText();
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
      {record.matter && (
        <InfoDialog
          open={isAsking}
          title={text('notYet')}
          width="xs"
          onClose={() => setAsking(false)}
          hasFocus
        >
          {reasonOf(customerMatters[record.matter as CustomerMatter])}
        </InfoDialog>
      )}
      <LazyConfirmDialog
        open={isAsking && !record.matter}
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
