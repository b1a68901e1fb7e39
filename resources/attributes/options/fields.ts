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

/** As the form has them: colour and picture apart. */
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

/** As the API has them: one value, be it a colour or a picture. */
export const optionHistoryFields: readonly RecordField[] = [
  ...common,
  { source: 'value', label: `${messages}.fields.switchType`, kind: 'colour' },
  description,
];
