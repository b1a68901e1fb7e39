import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import ReopenIcon from '@mui/icons-material/UndoOutlined';
import { useState } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { UpdateUserFeedbackStatusDocument } from './record.generated.ts';

type Status = 'done' | 'open';

/** Marks the selected feedback as done, reopens it, or deletes it. */
export const FeedbackBulkActions = () => {
  const text = useText('resources.user-feedback');
  const { isAll, rows, count } = useBulkTarget();
  const [asking, setAsking] = useState<Status | null>(null);
  const done = useSetStatus('done');
  const open = useSetStatus('open');
  const isPending = done.isPending || open.isPending;
  const set = (status: Status) => {
    const { mutate } = status === 'done' ? done : open;
    mutate({ input: { ...rows, status } }, { onSettled: () => setAsking(null) });
  };
  // ask for confirmation if the selection includes rows on other pages
  const begin = (status: Status) => (isAll ? setAsking(status) : set(status));
  return (
    <>
      <DeleteBulkActions>
        <BulkButton
          icon={<DoneIcon />}
          label={text('markDone')}
          isDisabled={isPending}
          onClick={() => begin('done')}
        />
        <BulkButton
          icon={<ReopenIcon />}
          label={text('markOpen')}
          isDisabled={isPending}
          onClick={() => begin('open')}
        />
      </DeleteBulkActions>
      <ConfirmDialog
        open={asking !== null}
        text={asking && text(`${asking}Text`, { smart_count: count })}
        isPending={isPending}
        isHarmless
        onConfirm={() => asking && set(asking)}
        onClose={() => setAsking(null)}
      />
    </>
  );
};

const useSetStatus = (status: Status) => {
  const messages = { done: 'markedDone', open: 'markedOpen' };
  const { succeed, fail } = useBulkOutcome(`resources.user-feedback.${messages[status]}`);
  return useApiMutation(UpdateUserFeedbackStatusDocument, {
    onSuccess: ({ answer }) => succeed(answer),
    onError: fail,
  });
};
