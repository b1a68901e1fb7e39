import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.collections/attributes.options';

const common: readonly RecordField[] = [
  { source: 'name', label: `${messages}.fields.name` },
  {
    source: 'switchType',
    label: `${messages}.fields.switchType`,
    choices: `${messages}.switchTypes`,
  },
];

const description: RecordField = {
  source: 'description',
  label: `${messages}.fields.description`,
};

/** Fields of the form, which keeps colour and image in separate fields. */
export const optionFields: readonly RecordField[] = [
  ...common,
  { source: 'color', label: `${messages}.fields.colorCode`, kind: 'colour' },
  { source: 'image', label: `${messages}.fields.value`, kind: 'picture' },
  description,
];

export const optionGroupFields: readonly RecordField[] = [
  { source: 'name', label: `${messages}.groups.fields.name` },
  { source: 'image', label: `${messages}.groups.fields.image`, kind: 'picture' },
];

/** Fields of the API record, which stores colour or image in one field. */
export const optionHistoryFields: readonly RecordField[] = [
  ...common,
  { source: 'value', label: `${messages}.fields.switchType`, kind: 'colour' },
  description,
];
