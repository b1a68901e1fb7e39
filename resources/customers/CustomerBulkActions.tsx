import AnonymiseIcon from '@mui/icons-material/BlockOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { AnonymiseCustomersDocument } from './operations.generated.ts';

/** Removes what is personal of the selection, for good. */
export const CustomerBulkActions = () => {
  const translate = useTranslate();
  const text = useResourceText();
  const { rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useBulkOutcome('resources.user-management/customers.anonymisedMany');
  const { mutate, isPending } = useSend(AnonymiseCustomersDocument, {
    onSuccess: ({ answer }) => succeed(answer),
    onError: fail,
    onSettled: () => setAsking(false),
  });
  return (
    <BulkBar label="resources.user-management/customers.selected">
      <BulkButton
        icon={<AnonymiseIcon />}
        label={text('anonymise')}
        isDangerous
        isDisabled={isPending}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        text={text('anonymiseManyText', { smart_count: count })}
        yes={text('anonymise')}
        no={translate('form.cancel')}
        isPending={isPending}
        onConfirm={() => mutate(rows)}
        onClose={() => setAsking(false)}
      />
    </BulkBar>
  );
};
