import RevokeIcon from '@mui/icons-material/BlockOutlined';
import { useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { RevokeApiKeysDocument } from './operations.generated.ts';

/** Revokes the selection for good. */
export const ApiKeyBulkActions = () => {
  const text = useResourceText();
  const { rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useBulkOutcome('resources.api-keys.revokedMany');
  const { mutate, isPending } = useSend(RevokeApiKeysDocument, {
    onSuccess: ({ answer }) => succeed(answer),
    onError: fail,
    onSettled: () => setAsking(false),
  });
  return (
    <BulkBar label="resources.api-keys.selected">
      <BulkButton
        icon={<RevokeIcon />}
        label={text('revoke')}
        isDangerous
        isDisabled={isPending}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        text={text('revokeManyText', { smart_count: count })}
        isPending={isPending}
        onConfirm={() => mutate(rows)}
        onClose={() => setAsking(false)}
      />
    </BulkBar>
  );
};
