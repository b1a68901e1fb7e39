import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { berlinDay } from '#contract/cart/day.ts';
import { type PayoutStep, payoutStepInput } from '#contract/rules/sales/payout.ts';
import type { RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { UpdatePayoutStatusDocument } from '#resources/sales/payouts/record.generated.ts';
import { CalendarDateInput } from '#ui/form/CalendarDateInput.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
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
  /** Handles an error with a reason for each row. */
  onRefused?: ((error: RequestError) => boolean) | undefined;
  onClose: () => void;
}

/**
 * Asks for the details of a payout step: date and reference of a transfer, or the reason for a
 * rejection.
 */
const StepDialog = ({ step, rows, count, onDone, onRefused, onClose }: Props) => {
  const text = useText('resources.payouts');
  const submit = useSubmit();
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
        ...(onRefused && { onRefused }),
      },
    );
  const begin = {
    status: step,
    reference: '',
    paidOn: step === 'paid' ? berlinDay(new Date()) : null,
    reason: '',
  };
  return (
    <FormFrame
      onClose={onClose}
      width="xs"
      validate={validate}
      defaultValues={begin}
      onSubmit={save}
      title={text(`${words}.open`)}
      save={text(`${words}.open`)}
    >
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
    </FormFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default StepDialog;
