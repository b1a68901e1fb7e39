import { type ReactNode, useMemo, useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { createOrderInput } from '#contract/rules/sales/orderIntake.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { methods } from '#resources/sales/orders/parts/methods.ts';
import { useMethodName } from '#resources/sales/orders/parts/useMethodName.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { DateTimeInput } from '#ui/form/DateTimeInput.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { ContactInputs, PersonInputs, PlaceInputs } from './AddressInputs.tsx';
import { CartInputs } from './CartInputs.tsx';
import { type Entry, inputOf, newEntry } from './entry.ts';
import { Quote } from './Quote.tsx';
import { useSendOrder } from './useSendOrder.ts';

// a placeholder that passes validation; the server computes the real total
const anyTotal = '0.00';
const rules = validateBy(createOrderInput);
const validate = (values: object) => rules(inputOf(values as Entry, anyTotal));

/**
 * Creates an order that no shop has sent. An administrator enters it, and the server processes it
 * like any other order.
 */
const EntryPage = () => {
  const text = useText('resources.orders');
  const begin = useMemo(newEntry, []);
  const [total, setTotal] = useState<string | null>(null);
  return (
    <RecordForm
      title={text('create')}
      defaultValues={begin}
      validate={validate}
      onSubmit={useSendOrder(total)}
      aside={<Quote onTotal={setTotal} />}
      asideWidth="minmax(0, 1fr)"
    >
      <CartInputs />
      <FormCard title={text('details.customer')}>
        <PersonInputs of="customer" />
        <ContactInputs />
      </FormCard>
      <FormCard title={text('details.shippingAddress')}>
        <PlaceInputs of="shipping" />
        <CheckboxInput source="isForOther" helperText={text('entry.isForOtherHint')} />
        <ShowWhen source="isForOther">
          <PersonInputs of="shipping" />
        </ShowWhen>
      </FormCard>
      <FormCard title={text('details.billing')}>
        <CheckboxInput source="hasBilling" helperText={text('entry.hasBillingHint')} />
        <ShowWhen source="hasBilling">
          <PersonInputs of="billing" />
          <PlaceInputs of="billing" />
        </ShowWhen>
      </FormCard>
      <FormCard title={text('entry.order')}>
        <OrderInputs />
      </FormCard>
    </RecordForm>
  );
};

const OrderInputs = () => {
  const text = useText('resources.orders');
  const methodName = useMethodName();
  return (
    <>
      <TextInput source="code" label={text('details.code')} helperText={false} />
      <SelectInput
        source="method"
        choices={methods.map((id) => ({ id, name: methodName(id) }))}
        helperText={false}
      />
      <DateTimeInput source="orderedAt" helperText={text('entry.orderedAtHint')} />
      <TextInput
        source="externalId"
        label={text('entry.externalId')}
        helperText={text('entry.externalIdHint')}
      />
      <TextInput
        source="notes"
        label={text('details.notes')}
        helperText={false}
        multiline
        minRows={3}
      />
    </>
  );
};

/** Shows inputs only while a checkbox is ticked. */
const ShowWhen = ({ source, children }: { source: string; children: ReactNode }) =>
  useWatch({ name: source }) ? children : null;

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default EntryPage;
