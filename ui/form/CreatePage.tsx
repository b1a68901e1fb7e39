import type { ReactNode } from 'react';
import { CreateBase, type RaRecord, useNavigate, useNotify } from 'react-admin';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import { useListAddress } from './useListAddress.ts';
import { useRecordAddress } from './useRecordAddress.ts';

interface Props<Item extends RaRecord> {
  /** Message key of the toast after creating. */
  createdMessage: string;
  /** The address to open after creating; the list by default. */
  addressAfter?: (created: Item) => string | undefined;
  children: ReactNode;
}

/** A page that creates a record and then returns to the list. */
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
