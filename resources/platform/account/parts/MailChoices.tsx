import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { NotLoaded } from '#resources/platform/account/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { NotificationMailsDocument, UpdateNotificationMailsDocument } from './mails.generated.ts';

/** The notifications that the account also receives by email; each choice is saved immediately. */
export const MailChoices = () => {
  const translate = useText();
  const notify = useNotify();
  const reportError = useReportError();
  const { data, error, refetch } = useApiQuery(NotificationMailsDocument, {});
  const choices = data?.notificationMails.data;
  const { mutate, isPending } = useApiMutation(UpdateNotificationMailsDocument, {
    stale: [NotificationMailsDocument],
    onSuccess: () => notify('notifications.saved', { type: 'success' }),
    onError: reportError,
  });
  const choose = (topic: string, isWanted: boolean) => {
    const others = (choices ?? []).filter((each) => each.isWanted && each.topic !== topic);
    mutate({ topics: [...others.map((each) => each.topic), ...(isWanted ? [topic] : [])] });
  };
  return (
    <SectionCard title={translate('notifications.title')}>
      {error && !choices && (
        <NotLoaded title={translate('notifications.mailsFailed')} onRetry={refetch} />
      )}
      {!choices && !error && <Skeleton variant="rounded" height={200} />}
      {choices && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate('notifications.mailText')}
          </Typography>
          <FormGroup role="group" aria-label={translate('notifications.title')} sx={{ mt: 1 }}>
            {choices.map(({ topic, isWanted }) => (
              <FormControlLabel
                key={topic}
                label={translate(`notifications.topics.${topic}`)}
                control={
                  <Checkbox
                    checked={isWanted}
                    disabled={isPending}
                    onChange={({ target }) => choose(topic, target.checked)}
                  />
                }
              />
            ))}
          </FormGroup>
        </>
      )}
    </SectionCard>
  );
};
