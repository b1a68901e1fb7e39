import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { berlinDay } from '#contract/cart/day.ts';
import { receiveReturnInput } from '#contract/rules/sales/return.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ReceiveReturnDocument } from '#resources/sales/returns/operations.generated.ts';
import { CalendarDateInput } from '#ui/form/CalendarDateInput.tsx';
import { ReturnFrame } from './ReturnFrame.tsx';
import type { StepProps } from './step.ts';

/** Asks when the goods came back, and in which condition. */
const ReceiveDialog = ({ returned: { id, quantity }, name, onClose }: StepProps) => {
  const text = useText('resources.returns');
  return (
    <ReturnFrame
      document={ReceiveReturnDocument}
      rules={receiveReturnInput}
      input={{ id, receivedOn: berlinDay(new Date()), condition: '' }}
      title={text('receive.action')}
      save={text('receive.action')}
      done="resources.returns.receive.done"
      onClose={onClose}
    >
      <Typography>{text('receive.text', { quantity, name })}</Typography>
      <CalendarDateInput source="receivedOn" />
      <TextInput source="condition" helperText={false} multiline minRows={2} fullWidth />
    </ReturnFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default ReceiveDialog;
