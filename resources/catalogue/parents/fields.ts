import type { RecordField } from '#ui/record/recordField.ts';
import type { ChosenAttribute } from './parentForm.ts';

/** Formats an attribute as `Farbe: Eiche, Nussbaum`. */
const lineOf = ({ name, options }: ChosenAttribute): string =>
  `${name}: ${options.map((option) => option.name).join(', ')}`;

/** The fields in a conflict dialog. */
export const parentFields: readonly RecordField[] = [
  { source: 'status', choices: 'resources.products/parents.status' },
  { source: 'name' },
  { source: 'slug' },
  { source: 'type', choices: 'resources.products/parents.type' },
  { source: 'family_id', restoring: 'resources.products/parents.change.familyRestored' },
  { source: 'manufacturer_id' },
  { source: 'main_category_id' },
  { source: 'categories', label: 'resources.products/parents.categories.others' },
  {
    source: 'attributes',
    linesOf: (value) => ((value ?? []) as ChosenAttribute[]).map(lineOf),
  },
  { source: 'isAutomatic', kind: 'flag' },
];

const inHistory = (source: string): boolean =>
  source !== 'main_category_id' && source !== 'categories';

/**
 * The fields in the history, which shows all categories in one field and also the pattern of the
 * last generation.
 */
export const parentHistoryFields: readonly RecordField[] = [
  ...parentFields.filter(({ source }) => inHistory(source)),
  { source: 'categories' },
  { source: 'pattern', label: 'resources.products/parents.generate.pattern' },
];
