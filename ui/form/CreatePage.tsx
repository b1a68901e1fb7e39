import type { ReactNode } from 'react';
import { CreateBase, type RaRecord, useNavigate, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import { Duplicated } from './Duplicated.tsx';
import { duplicateParameter } from './duplicate.ts';
import { useListAddress } from './useListAddress.ts';
import { useRecordAddress } from './useRecordAddress.ts';

interface Props<Item extends RaRecord> {
  /** Message key of the toast after creating. */
  createdMessage: string;
  /** The address to open after creating; the list by default. */
  addressAfter?: (created: Item) => string | undefined;
  /** The values of a copy that differ from those of the record. */
  copied?: ((record: Item) => object) | undefined;
  children: ReactNode;
}

const nothing = () => ({});

/**
 * A page that creates a record and then returns to the list. The address may name a record whose
 * values the form starts with.
 */
export const CreatePage = <Item extends RaRecord>({
  createdMessage,
  addressAfter,
  copied = nothing,
  children,
}: Props<Item>) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const reportError = useReportFormError();
  const listAddress = useListAddress();
  const addressOf = useRecordAddress();
  const [parameters] = useSearchParams();
  const original = parameters.get(duplicateParameter);
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
      {original === null ? (
        children
      ) : (
        <Duplicated id={original} valuesOf={copied}>
          {children}
        </Duplicated>
      )}
    </CreateBase>
  );
};
