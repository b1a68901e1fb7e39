import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  document: TypedDocumentNode<unknown, { id: string }>;
  id: string;
  /** The message that says why it is not possible yet. */
  reason: string | undefined;
  /** The question before it. */
  text: string;
  done: string;
}

/** Permanently deletes a person's data, after a confirmation, or says why that must wait. */
export const AnonymiseAction = ({ document, id, reason, text: question, done }: Props) => {
  const translate = useText();
  const text = useText('resources.user-management/customers');
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const reasonOf = useDynamicText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(document, {
    onSuccess: () => notify(done, { type: 'success' }),
    onError: reportError,
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  return (
    <>
      <ActionButton variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('anonymise')}
      </ActionButton>
      {reason !== undefined && (
        <InfoDialog
          open={isAsking}
          title={text('notYet')}
          width="xs"
          onClose={() => setAsking(false)}
          hasFocus
        >
          {reasonOf(reason)}
        </InfoDialog>
      )}
      <LazyConfirmDialog
        open={isAsking && reason === undefined}
        text={question}
        yes={text('anonymise')}
        no={translate('form.cancel')}
        isPending={isPending}
        onConfirm={() => mutate({ id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
