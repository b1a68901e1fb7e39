import DeleteIcon from '@mui/icons-material/DeleteOutline';
import AnswerIcon from '@mui/icons-material/ReplyOutlined';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import ReopenIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate, useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  UpdateUserFeedbackStatusDocument,
  type UserFeedbackRecord,
} from '#resources/website/userFeedback/record.generated.ts';
import { DeleteDialogs } from '#ui/deletion/DeleteDialogs.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  record: UserFeedbackRecord;
  listAddress: string;
  onChanged: () => unknown;
}

/**
 * Answers the feedback by mail, marks it as done, reopens it, or deletes it and returns to the list.
 */
export const FeedbackActions = ({ record, listAddress, onChanged }: Props) => {
  const text = useText('resources.user-feedback');
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useAppDataProvider();
  const [isAsking, setAsking] = useState(false);
  const isDone = record.status === 'done';
  const { mutate, isPending } = useApiMutation(UpdateUserFeedbackStatusDocument, {
    onSuccess: () => {
      notify(`resources.user-feedback.${isDone ? 'markedOpen' : 'markedDone'}`, {
        type: 'success',
        messageArgs: { smart_count: 1 },
      });
    },
    onError: useReportError(),
    onSettled: onChanged,
  });
  const remove = async (id: string) => {
    const answer = await dataProvider.delete('user-feedback', { id });
    navigate(listAddress);
    return answer;
  };
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
      >
        {text('delete')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<AnswerIcon />}
        href={answerAddress(record, text('answerSubject'))}
      >
        {text('answer')}
      </Button>
      <Button
        variant={isDone ? 'outlined' : 'contained'}
        startIcon={isDone ? <ReopenIcon /> : <DoneIcon />}
        disabled={isPending}
        onClick={() => mutate({ input: { ids: [record.id], status: isDone ? 'open' : 'done' } })}
      >
        {text(isDone ? 'markOpen' : 'markDone')}
      </Button>
      <DeleteDialogs
        record={isAsking ? record : null}
        remove={remove}
        onAnswered={() => setAsking(false)}
      />
    </>
  );
};

/** The address of a mail to the sender, which quotes the feedback. */
const answerAddress = ({ email, text }: UserFeedbackRecord, subject: string): string => {
  const quote = text && `\n\n${text.replace(/^/gm, '> ')}`;
  const parts = { subject, body: quote };
  const query = Object.entries(parts).map(([name, part]) => `${name}=${encodeURIComponent(part)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
};
