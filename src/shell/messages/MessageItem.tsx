import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useTranslateLabel } from 'react-admin';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import type { Message } from '#providers/messages/messages.ts';
import { CopyableText } from '#ui/fields/CopyableText.tsx';
import { useFieldError } from '#ui/form/useFieldError.ts';
import { UndoButton } from '#ui/history/UndoButton.tsx';
import { JobActions } from '#ui/jobs/JobActions.tsx';
import { JobProgress } from '#ui/jobs/JobProgress.tsx';
import { ListedMessage } from './ListedMessage.tsx';

const icons = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

interface Props {
  message: Message;
  isNew: boolean;
  /** Called when the user follows a link. */
  onLeave: () => void;
}

/** A message of the session with its details. */
export const MessageItem = ({ message, isNew, onLeave }: Props) => {
  const translate = useDynamicText();
  const { type, text, args, at } = message;
  const Icon = icons[type];
  return (
    <ListedMessage
      icon={<Icon fontSize="small" color={type} titleAccess={translate(`bell.types.${type}`)} />}
      text={translate(text, { _: text, ...args })}
      at={at}
      isNew={isNew}
      actions={<Actions message={message} onLeave={onLeave} />}
    >
      {message.name && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {message.name}
        </Typography>
      )}
      <Details message={message} />
    </ListedMessage>
  );
};

const Details = ({ message: { job, fields = {}, resource, requestId } }: { message: Message }) => {
  const translate = useDynamicText();
  const translateLabel = useTranslateLabel();
  const fieldError = useFieldError();
  return (
    <>
      {job && (
        <Typography variant="body2" color="text.secondary">
          <JobProgress job={job} />
        </Typography>
      )}
      {job?.msg && (
        <Typography variant="body2" color="error">
          {translate(job.msg)}
        </Typography>
      )}
      {Object.entries(fields).map(([source, error]) => (
        <Typography key={source} variant="body2" color="text.secondary">
          {resource && `${translateLabel({ source, resource })}: `}
          {fieldError(error)}
        </Typography>
      ))}
      {requestId && (
        <Typography
          variant="body2"
          component="div"
          color="text.secondary"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}
        >
          {translate('bell.requestId')}: <CopyableText text={requestId} />
        </Typography>
      )}
    </>
  );
};

const Actions = ({ message: { job, link, bulkChangeId }, onLeave }: Omit<Props, 'isNew'>) => {
  const translate = useText();
  const createPath = useCreatePath();
  const to = job ? createPath({ resource: 'jobs', type: 'list' }) : link;
  return (
    <>
      {bulkChangeId && <UndoButton id={bulkChangeId} />}
      {job && <JobActions job={job} onChanged={() => watchJob(job.id)} />}
      {to && (
        <Button size="small" component={LinkBase} to={to} onClick={onLeave}>
          {translate(job ? 'bell.jobs' : 'bell.link')}
        </Button>
      )}
    </>
  );
};
