import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Form, TextInput } from 'react-admin';
import { berlinDay } from '#contract/cart/day.ts';
import { type PayoutStep, payoutStepInput } from '#contract/rules/sales/payout.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { UpdatePayoutStatusDocument } from '#resources/sales/payouts/record.generated.ts';
import { CalendarDateInput } from '#ui/form/CalendarDateInput.tsx';
import { DialogSaveButton } from '#ui/form/DialogSaveButton.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { wordsOf } from './stepWords.ts';

const validate = validateBy(payoutStepInput);

interface Props {
  step: PayoutStep;
  /** The payouts, as ids or as the list's filters. */
  rows: object;
  count: number;
  onDone: (result: BulkResultFragment) => unknown;
  onClose: () => void;
}

/**
 * Asks for the details of a payout step: date and reference of a transfer, or the reason for a
 * rejection.
 */
const StepDialog = ({ step, rows, count, onDone, onClose }: Props) => {
  const translate = useText();
  const text = useText('resources.payouts');
  const submit = useSubmit();
  const titleId = useId();
  const words = wordsOf(step);
  const save = (values: object) =>
    submit(
      UpdatePayoutStatusDocument,
      { input: { ...rows, ...values } },
      {
        onSuccess: ({ answer }) => {
          onClose();
          onDone(answer);
        },
      },
    );
  const begin = {
    status: step,
    reference: '',
    paidOn: step === 'paid' ? berlinDay(new Date()) : null,
    reason: '',
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Form noValidate validate={validate} defaultValues={begin} onSubmit={save}>
        <DialogTitle id={titleId}>{text(`${words}.open`)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <Typography>{text(`${words}.text`, { smart_count: count })}</Typography>
            {step === 'paid' && (
              <>
                <CalendarDateInput source="paidOn" />
                <TextInput source="reference" helperText={false} fullWidth />
              </>
            )}
            {step === 'rejected' && (
              <TextInput source="reason" helperText={false} multiline minRows={3} fullWidth />
            )}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton label={text(`${words}.open`)} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default StepDialog;
