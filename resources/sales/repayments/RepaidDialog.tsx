import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { berlinDay } from '#contract/cart/day.ts';
import { repaidInput } from '#contract/rules/sales/repayment.ts';
import type { RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { CalendarDateInput } from '#ui/form/CalendarDateInput.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { MarkRepaymentsRepaidDocument } from './operations.generated.ts';

const validate = validateBy(repaidInput);

interface Props {
  /** The repayments, as ids or as the list's filters. */
  rows: object;
  count: number;
  onDone: (result: BulkResultFragment) => unknown;
  /** Handles an error with a reason for each row. */
  onRefused?: ((error: RequestError) => boolean) | undefined;
  onClose: () => void;
}

/** Asks for the day and the reference of the transfer. */
const RepaidDialog = ({ rows, count, onDone, onRefused, onClose }: Props) => {
  const text = useText('resources.repayments');
  const submit = useSubmit();
  const save = (values: object) =>
    submit(
      MarkRepaymentsRepaidDocument,
      { input: { ...rows, ...values } },
      {
        onSuccess: ({ answer }) => {
          onClose();
          onDone(answer);
        },
        ...(onRefused && { onRefused }),
      },
    );
  return (
    <FormFrame
      onClose={onClose}
      width="xs"
      validate={validate}
      defaultValues={{ repaidOn: berlinDay(new Date()), reference: '' }}
      onSubmit={save}
      title={text('repay.open')}
      save={text('repay.open')}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{text('repay.text', { smart_count: count })}</Typography>
        <CalendarDateInput source="repaidOn" />
        <TextInput source="reference" helperText={false} fullWidth />
      </Stack>
    </FormFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RepaidDialog;
