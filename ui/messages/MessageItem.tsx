import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { LinkBase, useCreatePath, useTranslate, useTranslateLabel } from 'react-admin';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import type { Message } from '#providers/messages/messages.ts';
import { CopyableText } from '#ui/fields/CopyableText.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { JobActions } from '#ui/jobs/JobActions.tsx';
import { JobProgress } from '#ui/jobs/JobProgress.tsx';
import { useFieldError } from './useFieldError.ts';

const icons = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

interface Props {
  message: Message;
  isNew: boolean;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** One message with its details. */
export const MessageItem = ({ message, isNew, onLeave }: Props) => {
  const translate = useTranslate();
  const { type, text, args, at } = message;
  const Icon = icons[type];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
        ...(isNew && { backgroundColor: 'action.hover' }),
      }}
    >
      <Icon fontSize="small" color={type} titleAccess={translate(`bell.types.${type}`)} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: isNew ? 600 : 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {isNew && (
            <Box component="span" sx={visuallyHidden}>
              {translate('bell.new')}{' '}
            </Box>
          )}
          {translate(text, { _: text, ...args })}
        </Typography>
        {message.name && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {message.name}
          </Typography>
        )}
        <Details message={message} />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minHeight: 31 }}
        >
          <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
            <DateField value={at} />
          </Typography>
          <Actions message={message} onLeave={onLeave} />
        </Box>
      </Box>
    </Box>
  );
};

const Details = ({ message: { job, fields = {}, resource, requestId } }: { message: Message }) => {
  const translate = useTranslate();
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

const Actions = ({ message: { job, link }, onLeave }: Omit<Props, 'isNew'>) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const to = job ? createPath({ resource: 'jobs', type: 'list' }) : link;
  return (
    <>
      {job && <JobActions job={job} onChanged={() => watchJob(job.id)} />}
      {to && (
        <Button size="small" component={LinkBase} to={to} onClick={onLeave}>
          {translate(job ? 'bell.jobs' : 'bell.link')}
        </Button>
      )}
    </>
  );
};
