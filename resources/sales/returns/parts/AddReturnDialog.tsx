import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { berlinDay } from '#contract/cart/day.ts';
import { limits } from '#contract/limits.ts';
import { daysOf } from '#contract/rules/platform/period.ts';
import { createReturnInputUpTo, returnReasons } from '#contract/rules/sales/return.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CreateReturnDocument } from '#resources/sales/returns/operations.generated.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { ReturnFrame } from './ReturnFrame.tsx';
import { type ReturnLine, returnableOf } from './returnLine.ts';

interface Props {
  line: ReturnLine;
  orderId: string;
  onClose: () => void;
}

/** Asks what is returned, and why. */
const AddReturnDialog = ({ line, orderId, onClose }: Props) => {
  const text = useText('resources.returns');
  // the id is the same on a retry after a lost response, so that there is only one return
  const [returnId] = useState(() => crypto.randomUUID());
  const { name, position, quantity: delivered, stateAt } = line;
  const left = returnableOf(line);
  const rules = useMemo(() => createReturnInputUpTo(left), [left]);
  const days = daysOf({ from: berlinDay(new Date(stateAt)), to: berlinDay(new Date()) }) - 1;
  return (
    <ReturnFrame
      document={CreateReturnDocument}
      rules={rules}
      input={{ orderId, returnId, line: position, quantity: left, reason: null, note: '' }}
      title={text('add.title')}
      save={text('add.action')}
      done="resources.returns.add.done"
      onClose={onClose}
    >
      <Typography>
        {text('add.of', { name, delivered, left })}{' '}
        {days === 0 ? text('add.today') : text('add.days', { smart_count: days })}
      </Typography>
      <NumberInput source="quantity" min={1} max={left} step={1} helperText={false} />
      <SelectInput
        source="reason"
        choices={returnReasons.map((id) => ({ id, name: text(`reasons.${id}`) }))}
        helperText={false}
      />
      <TextInput source="note" helperText={false} multiline minRows={2} fullWidth />
      {days > limits.withdrawalDays && <Late />}
    </ReturnFrame>
  );
};

/** A notice that the period for a withdrawal has passed; damaged goods have no such period. */
const Late = () => {
  const text = useText('resources.returns');
  const reason: unknown = useWatch({ name: 'reason' });
  return reason === 'withdrawal' && <Notice severity="info">{text('add.late')}</Notice>;
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default AddReturnDialog;
