import DialogContentText from '@mui/material/DialogContentText';
import { TextInput } from 'react-admin';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { requiredText } from '#contract/rules/platform/fields.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { WithdrawBlogPostsDocument } from './operations.generated.ts';

const validate = validateBy(v.object({ reason: requiredText(limits.withdrawnReason) }));
const unwritten = { id: '', reason: '' };

interface Props {
  rows: BulkRows;
  count: number;
  onClose: () => void;
}

/** Sets posts as draft and sends the reason to their owners. */
export const WithdrawDialog = ({ rows, count, onClose }: Props) => {
  const text = useText(useResourcePrefix());
  const submit = useSubmit();
  const { succeed, onRefused } = useBulkOutcome('resources.blog-list.withdrawn');
  const withdraw = ({ reason }: Record<string, unknown>) =>
    submit(
      WithdrawBlogPostsDocument,
      { input: { ...rows, reason: String(reason) } },
      {
        onSuccess: ({ answer }) => {
          succeed(answer);
          onClose();
        },
        onRefused: onRefused(onClose),
      },
    );
  return (
    <FormFrame
      onClose={onClose}
      width="sm"
      record={unwritten}
      onSubmit={withdraw}
      validate={validate}
      title={text('withdraw.title', { smart_count: count })}
      save={text('withdraw.action')}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {text('withdraw.text', { smart_count: count })}
      </DialogContentText>
      <TextInput
        source="reason"
        label={text('withdraw.reason')}
        autoFocus
        multiline
        minRows={3}
        helperText={text('withdraw.reasonHelp', { limit: limits.withdrawnReason })}
        slotProps={{ htmlInput: { maxLength: limits.withdrawnReason } }}
      />
    </FormFrame>
  );
};
