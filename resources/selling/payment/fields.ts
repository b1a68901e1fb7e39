import type { RecordField } from '#ui/record/recordField.ts';

const sources = ['provider', 'account_holder', 'iban', 'bic', 'paypal_merchant_id', 'status'];

export const paymentFields: readonly RecordField[] = sources.map((source) => ({
  source,
  label: `payment.fields.${source}`,
}));
