import KeyIcon from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { hasPasskeys } from '#providers/passkeys.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { OwnSessionsDocument } from './operations.generated.ts';
import { AccountItem, Fact } from './parts/AccountItem.tsx';
import {
  OwnPasskeysDocument,
  type OwnPasskeysQuery,
  RemovePasskeyDocument,
} from './parts/passkeys.generated.ts';
import { OwnSecondFactorDocument } from './parts/secondFactor.generated.ts';

const PasskeyDialog = lazyPart(() => import('./PasskeyDialog.tsx'));

type Passkey = OwnPasskeysQuery['ownPasskeys']['data'][number];

/** The queries whose answers change with the passkeys of an account. */
const stale = [OwnPasskeysDocument, OwnSecondFactorDocument, OwnSessionsDocument];

/** The user's passkeys, with buttons to add and remove them. */
export const Passkeys = () => {
  const translate = useText();
  const invalidate = useInvalidateApiQueries();
  const { data, error, refetch } = useApiQuery(OwnPasskeysDocument, {});
  const [isAdding, setAdding] = useState(false);
  const passkeys = data?.ownPasskeys.data;
  return (
    <FormCard title={translate('account.passkeys.title')}>
      <Typography color="text.secondary">{translate('account.passkeys.text')}</Typography>
      {!passkeys && error && (
        <NotLoaded title={translate('account.passkeys.failed')} onRetry={refetch} />
      )}
      {!passkeys && !error && <Skeleton variant="rounded" height={60} />}
      {passkeys?.length === 0 && <Typography>{translate('account.passkeys.none')}</Typography>}
      {passkeys && passkeys.length > 0 && (
        <List disablePadding sx={{ mx: -3 }}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </List>
      )}
      {hasPasskeys() ? (
        <Button
          variant={passkeys?.length === 0 ? 'contained' : 'outlined'}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setAdding(true)}
        >
          {translate('account.passkeys.add')}
        </Button>
      ) : (
        <Typography variant="body2">{translate('account.passkeys.unsupported')}</Typography>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <PasskeyDialog onAdded={() => void invalidate(stale)} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </FormCard>
  );
};

const PasskeyItem = ({ passkey }: { passkey: Passkey }) => {
  const translate = useText();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const reportError = useReportError();
  const remove = useApiMutation(RemovePasskeyDocument, {
    stale,
    onError: reportError,
    onSuccess: () => notify('account.passkeys.removed', { type: 'success' }),
  });
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <>
      <AccountItem
        icon={<KeyIcon />}
        name={name}
        chip={isSynced && <Chip size="small" label={translate('account.passkeys.isSynced')} />}
        action={
          <ActionButton
            size="small"
            variant="outlined"
            disabled={remove.isPending}
            aria-label={translate('account.passkeys.removeOf', { name })}
            onClick={() => setAsking(true)}
          >
            {translate('account.passkeys.remove')}
          </ActionButton>
        }
      >
        <Fact label={translate('account.passkeys.created')}>
          <DateText value={createdAt} />
        </Fact>
        <Fact label={translate('account.passkeys.lastUsed')}>
          {lastUsedAt ? <DateText value={lastUsedAt} /> : translate('account.passkeys.never')}
        </Fact>
      </AccountItem>
      <ConfirmDialog
        open={isAsking}
        title={translate('account.passkeys.removeTitle', { name })}
        text={translate('account.passkeys.removeText')}
        yes={translate('account.passkeys.remove')}
        no={translate('form.cancel')}
        onConfirm={() => {
          setAsking(false);
          remove.mutate({ id });
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
