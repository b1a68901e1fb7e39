import type { EditKind, VariationsEdit } from '#contract/rules/catalogue/variationsEdit.ts';
import { editKinds } from '#contract/rules/catalogue/variationsEdit.ts';
import { attributeEdit } from './attribute.ts';
import { categoriesEdit } from './categories.ts';
import { actionOf, type Edit } from './edit.ts';
import { priceEdit } from './price.ts';
import { tagsEdit } from './tags.ts';
import { valuesEdit } from './values.ts';

type Changes = Pick<VariationsEdit, EditKind>;

const edits: { [Kind in EditKind]: Edit<NonNullable<Changes[Kind]>> } = {
  price: priceEdit,
  tags: tagsEdit,
  categories: categoriesEdit,
  attribute: attributeEdit,
  values: valuesEdit,
};

/** Registers the kinds of jobs. */
export const editActions = [
  actionOf(priceEdit),
  actionOf(tagsEdit),
  actionOf(categoriesEdit),
  actionOf(attributeEdit),
  actionOf(valuesEdit),
] as const;

export interface ChosenEdit {
  name: EditKind;
  edit: Edit<object>;
  change: object;
}

/** The single change of a validated input. */
export const chosenEdit = (changes: Changes): ChosenEdit => {
  const name = editKinds.find((kind) => changes[kind] != null);
  const change = name && changes[name];
  if (!name || !change) throw new Error('An edit without a change.');
  // each edit reads the change with its own name
  return { name, edit: edits[name] as Edit<never> as Edit<object>, change };
};
