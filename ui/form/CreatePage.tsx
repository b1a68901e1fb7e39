import { CreateBase, useNavigate, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useListAddress } from './useListAddress.ts';

interface Props {
  /** Message key of the toast after it was created. */
  createdMessage: string;
  children: ReactNode;
}

/** A record to create; then to the list. */
export const CreatePage = ({ createdMessage, children }: Props) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const reportError = useReportError();
  const listAddress = useListAddress();
  return (
    <CreateBase
      redirect={false}
      disableAuthentication
      mutationOptions={{
        onSuccess: () => {
          notify(createdMessage, { type: 'success' });
          navigate(listAddress);
        },
        onError: reportError,
      }}
    >
      {children}
    </CreateBase>
  );
};
