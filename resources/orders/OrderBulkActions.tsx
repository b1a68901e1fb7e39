import ConfirmIcon from '@mui/icons-material/TaskAltOutlined';
import { useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { ConfirmOrdersDocument } from './operations.generated.ts';

/** Confirms what of the selection waits for it. */
export const OrderBulkActions = () => {
  const text = useResourceText();
  const { rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useBulkOutcome('resources.orders.confirmed');
  const { mutate, isPending } = useSend(ConfirmOrdersDocument, {
    onSuccess: ({ answer }) => succeed(answer),
    onError: fail,
    onSettled: () => setAsking(false),
  });
  return (
    <BulkBar label="resources.orders.selected">
      <BulkButton
        icon={<ConfirmIcon />}
        label={text('confirm')}
        isDisabled={isPending}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        text={text('confirmText', { smart_count: count })}
        isPending={isPending}
        isHarmless
        onConfirm={() => mutate(rows)}
        onClose={() => setAsking(false)}
      />
    </BulkBar>
  );
};
