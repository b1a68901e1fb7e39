import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Form, TextInput } from 'react-admin';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { requiredText } from '#contract/rules/platform/fields.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogSaveButton } from '#ui/form/DialogSaveButton.tsx';
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
  const translate = useText();
  const titleId = useId();
  const submit = useSubmit();
  const { succeed } = useBulkOutcome('resources.blog-list.withdrawn');
  const withdraw = ({ reason }: Record<string, unknown>) =>
    submit(
      WithdrawBlogPostsDocument,
      { input: { ...rows, reason: String(reason) } },
      {
        onSuccess: ({ answer }) => {
          succeed(answer);
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Form record={unwritten} onSubmit={withdraw} validate={validate} noValidate>
        <DialogTitle id={titleId}>{text('withdraw.title', { smart_count: count })}</DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
