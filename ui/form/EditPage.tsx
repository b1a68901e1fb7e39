import NotFoundIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import {
  EditBase,
  LinkBase,
  type RaRecord,
  useEditContext,
  useNavigate,
  useNotify,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useListAddress } from './useListAddress.ts';

interface Props<Item extends RaRecord> {
  /** Message key of the toast after a save. */
  savedMessage: (saved: Item) => string;
  children: ReactNode;
}

// a refetch must never overwrite what somebody is typing
const recordQuery = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: 0,
  // told in the page's place instead of a toast and a redirect
  onError: () => undefined,
};

/** A record to edit: saved before anything is shown as saved, then back to the list it came from. */
export const EditPage = <Item extends RaRecord>({ savedMessage, children }: Props<Item>) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const reportError = useReportError();
  const listAddress = useListAddress();
  return (
    <EditBase<Item>
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={recordQuery}
      mutationOptions={{
        onSuccess: (saved) => {
          notify(savedMessage(saved), { type: 'success', messageArgs: { smart_count: 1 } });
          navigate(listAddress);
        },
        onError: reportError,
      }}
    >
      <EditContent>{children}</EditContent>
    </EditBase>
  );
};

const EditContent = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const listAddress = useListAddress();
  const { record, error, isPending } = useEditContext();
  if (record) return children;
  if (error && !isPending) {
    return (
      <Card>
        <StateMessage
          icon={<NotFoundIcon />}
          title={translate('shell.notFound.title')}
          text={translate(error.message, { _: 'shell.notFound.text' })}
          action={
            <Button component={LinkBase} to={listAddress} variant="outlined">
              {translate('shell.notFound.back')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Stack spacing={2} role="status" aria-label={translate('list.loading')}>
      <Skeleton width={320} height={48} />
      <Skeleton variant="rounded" height={360} />
    </Stack>
  );
};
