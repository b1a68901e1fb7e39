import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Suspense, useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { type PartnerMatter, partnerMatters } from '#contract/rules/people/managedPartner.ts';
import type { KeyBelow } from '#i18n/keys.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AnonymiseAction } from '#resources/people/customers/parts/AnonymiseAction.tsx';
import { ResendInvitationDocument } from '#resources/people/managedVendors/operations.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { AnonymiseDocument, PartnerRecord, PartnerStatusDocument } from './partner.ts';
import { ViewAsButton } from './ViewAsButton.tsx';

const SuspendDialog = lazyPart(() => import('./SuspendDialog.tsx'));

type Asking = 'suspend' | 'reactivate' | 'verify';
const statuses = { reactivate: 'active', verify: 'verified' } as const;

interface Props {
  document: PartnerStatusDocument;
  anonymise: AnonymiseDocument;
}

/** The actions for a partner and its account, depending on their state. */
export const PartnerActions = ({ document, anonymise }: Props) => {
  const translate = useText();
  const setStatus = usePartnerAction(document);
  const sendInvitation = usePartnerAction(ResendInvitationDocument);
  const record = useRecordContext<PartnerRecord>();
  const [asking, setAsking] = useState<Asking | null>(null);
  // nothing can be done any more with an anonymised partner
  if (!record || record.anonymisedAt) return null;
  const { id, state, account, matter } = record;
  const text = (key: KeyBelow<'partnerManagement'>) =>
    translate(`partnerManagement.${key}`, { smart_count: 1 });
  const set = async (status: string, message: string, reason = '') => {
    await setStatus({ input: { ids: [id], status, reason } }, `partnerManagement.${message}`);
    setAsking(null);
  };
  const resend = (ids: string[]) => sendInvitation({ input: { ids } }, 'partnerManagement.resent');
  const isSuspended = state === 'suspended';
  const button = (which: Asking) => (
    <ActionButton
      variant="outlined"
      color={which === 'suspend' ? 'error' : 'primary'}
      onClick={() => setAsking(which)}
    >
      {text(which)}
    </ActionButton>
  );
  return (
    <>
      {account && <ViewAsButton accountId={account.id} />}
      {account?.isPending && (
        <ActionButton variant="outlined" onClick={() => resend([account.id])}>
          {text('resend')}
        </ActionButton>
      )}
      {state === 'unverified' && button('verify')}
      {button(isSuspended ? 'reactivate' : 'suspend')}
      {isSuspended && (
        <AnonymiseAction
          document={anonymise}
          id={id}
          reason={matter ? partnerMatters[matter as PartnerMatter] : undefined}
          text={text('anonymiseText')}
          done="partnerManagement.anonymised"
        />
      )}
      <Suspense fallback={null}>
        {asking === 'suspend' && (
          <SuspendDialog
            onSuspend={(reason) => set('suspended', 'suspended', reason)}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
      {asking !== null && asking !== 'suspend' && (
        <LazyConfirmDialog
          open
          isHarmless
          text={text(`${asking}Text`)}
          yes={text(asking)}
          no={translate('form.cancel')}
          onConfirm={() => set(statuses[asking], asking === 'verify' ? 'verified' : 'reactivated')}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
};

/** Sends a mutation that changes a partner's state, shows a toast, and refetches the record. */
const usePartnerAction = <Data, Variables>(document: TypedDocumentNode<Data, Variables>) => {
  const { mutateAsync } = useApiMutation(document);
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  return async (variables: Variables, message: string): Promise<void> => {
    try {
      await mutateAsync(variables);
      notify(message, { type: 'success', messageArgs: { smart_count: 1 } });
    } catch (error) {
      reportError(error);
    }
    refresh();
  };
};
