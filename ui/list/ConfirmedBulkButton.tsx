import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ReactElement, useState } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import type { ConfirmProps } from '#ui/dialogs/ConfirmDialog.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { BulkButton } from './BulkButton.tsx';
import { useBulkOutcome } from './BulkOutcome.tsx';
import { useBulkTarget } from './BulkTarget.tsx';

interface Props<Variables> extends Pick<ConfirmProps, 'yes' | 'no' | 'isHarmless'> {
  document: TypedDocumentNode<{ answer: BulkResultFragment }, Variables>;
  /** Returns the call's variables for the selected rows. */
  variablesOf: (rows: BulkRows) => Variables;
  icon: ReactElement;
  label: string;
  /** Returns the text of the confirmation for a number of records. */
  textOf: (count: number) => string;
  /** Message key of the success message. */
  done: string;
  isDangerous?: boolean;
}

/** Runs a call for the selected records, after a confirmation that says how many they are. */
export const ConfirmedBulkButton = <Variables,>(props: Props<Variables>) => {
  const { document, variablesOf, icon, label, textOf, done, isDangerous = false, ...asked } = props;
  const { rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useBulkOutcome(done);
  const { mutateAsync, isPending } = useApiMutation(document);
  const confirm = async () => {
    try {
      const { answer } = await mutateAsync(variablesOf(rows));
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
        isDangerous={isDangerous}
        isDisabled={isPending}
        onClick={() => setAsking(true)}
      />
      <LazyConfirmDialog
        open={isAsking}
        text={textOf(count)}
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
        {...asked}
      />
    </>
  );
};
