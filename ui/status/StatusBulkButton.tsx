import { type ReactElement, useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import type { StatusDocument } from './runningRecord.ts';

interface Props {
  document: StatusDocument;
  status: string;
  icon: ReactElement;
  label: string;
  /** What is asked before, by the number of records. */
  textOf: (count: number) => string;
  /** The message of what was done. */
  done: string;
  isHarmless?: boolean;
}

/** Gives the selected records a status; asks first, and says how many. */
export const StatusBulkButton = ({ document, status, textOf, done, ...button }: Props) => {
  const { icon, label, isHarmless = false } = button;
  const { rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useBulkOutcome(done);
  const { mutateAsync, isPending } = useSend(document);
  const confirm = async () => {
    try {
      const { answer } = await mutateAsync({ input: { ...rows, status } });
      succeed(answer);
    } catch (error) {
      fail(error as Error);
    }
    setAsking(false);
  };
  return (
    <>
      <BulkButton
        icon={icon}
        label={label}
        isDisabled={isPending}
        onClick={() => setAsking(true)}
      />
      <LazyConfirmDialog
        open={isAsking}
        isHarmless={isHarmless}
        text={textOf(count)}
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
