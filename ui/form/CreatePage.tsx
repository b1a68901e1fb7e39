import { CreateBase, type RaRecord, useNavigate, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import { useListAddress } from './useListAddress.ts';
import { useRecordAddress } from './useRecordAddress.ts';

interface Props<Item extends RaRecord> {
  /** Message key of the toast after it was created. */
  createdMessage: string;
  /** Where to go then; to the list unless given. */
  addressAfter?: (created: Item) => string | undefined;
  children: ReactNode;
}

/** A record to create; then to the list. */
export const CreatePage = <Item extends RaRecord>({
  createdMessage,
  addressAfter,
  children,
}: Props<Item>) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const reportError = useReportFormError();
  const listAddress = useListAddress();
  const addressOf = useRecordAddress();
  return (
    <CreateBase<Item, Item>
      redirect={false}
      disableAuthentication
      mutationOptions={{
        onSuccess: (created) => {
          notify(createdMessage, { type: 'success', details: { link: addressOf(created) } });
          navigate(addressAfter?.(created) ?? listAddress);
        },
        onError: reportError,
      }}
    >
      {children}
    </CreateBase>
  );
};
