import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { NotLoaded } from './NotLoaded.tsx';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  OwnSessionsDocument,
} from './operations.generated.ts';
import { SessionItem } from './SessionItem.tsx';

/** The user's open sessions, each with a button to end it. */
export const Sessions = () => {
  const translate = useText();
  const { data, error, refetch } = useApiQuery(OwnSessionsDocument, {}, { staleTime: 0 });
  const { endOne, endOthers } = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const sessions = data?.ownSessions.data ?? [];
  return (
    <Card component="section">
      <Stack direction="row" sx={{ px: 3, pt: 2.5, gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h2">{translate('account.sessions.title')}</Typography>
        {sessions.length > 1 && (
          <Button size="small" disabled={endOthers.isPending} onClick={() => setAsking(true)}>
            {translate('account.sessions.endOthers')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ px: 3, pt: 1, pb: 2 }}>
        {translate('account.sessions.text')}
      </Typography>
      {!data && error && (
        <NotLoaded title={translate('account.sessions.failed')} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={180} sx={{ mx: 3, mb: 3 }} />}
      <List disablePadding>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={endOne.isPending && endOne.variables.id === session.id}
            onEnd={() => endOne.mutateAsync({ id: session.id })}
          />
        ))}
      </List>
      <ConfirmDialog
        open={isAsking}
        title={translate('account.sessions.endOthersTitle')}
        text={translate('account.sessions.endOthersText')}
        yes={translate('account.sessions.end')}
        no={translate('form.cancel')}
        onConfirm={() => {
          setAsking(false);
          endOthers.mutate({});
        }}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
};

const useEndSessions = () => {
  const notify = useNotify();
  const reportError = useReportError();
  const outcome = {
    onError: reportError,
    stale: [OwnSessionsDocument],
  };
  const endOne = useApiMutation(EndSessionDocument, {
    ...outcome,
    onSuccess: () => notify('account.sessions.ended', { type: 'success' }),
  });
  const endOthers = useApiMutation(EndOtherSessionsDocument, {
    ...outcome,
    onSuccess: ({ endOtherSessions }) =>
      notify('account.sessions.endedOthers', {
        type: 'success',
        messageArgs: { smart_count: endOtherSessions.data.length },
      }),
  });
  return { endOne, endOthers };
};
