import type { RecordField } from '#ui/record/recordField.ts';

export const customerFields: readonly RecordField[] = [
  'firstname',
  'lastname',
  'company',
  'email',
  'phone',
  'street',
  'post_code',
  'city',
  'country',
  'vat_id',
].map((source) => ({ source }));
