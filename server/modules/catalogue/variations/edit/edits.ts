import type { EditKind, VariationsChanges } from '#contract/rules/catalogue/variationsEdit.ts';
import { editKinds } from '#contract/rules/catalogue/variationsEdit.ts';
import { attributeEdit } from './attribute.ts';
import { categoriesEdit } from './categories.ts';
import type { Edit } from './edit.ts';
import { priceEdit } from './price.ts';
import { tagsEdit } from './tags.ts';
import { valuesEdit } from './values.ts';

type Change<Kind extends EditKind> = NonNullable<VariationsChanges[Kind]>;

const edits: {
  [Kind in EditKind]: Edit<Kind extends 'attributes' ? Change<Kind>[number] : Change<Kind>>;
} = {
  price: priceEdit,
  tags: tagsEdit,
  categories: categoriesEdit,
  attributes: attributeEdit,
  values: valuesEdit,
};

/** One change of a bulk edit. */
export interface ChosenEdit {
  kind: EditKind;
  /** The field of the input, such as `attributes.0`. */
  path: string;
  edit: Edit<object>;
  change: object;
}

/** The changes of a validated input, in the order in which the preview shows them. */
export const chosenEdits = (changes: VariationsChanges): ChosenEdit[] =>
  editKinds.flatMap((kind): ChosenEdit[] => {
    const change = changes[kind];
    if (change == null) return [];
    // each edit reads the change with its own name
    const edit = edits[kind] as Edit<never> as Edit<object>;
    return kind === 'attributes'
      ? (change as object[]).map((each, n) => ({ kind, path: `${kind}.${n}`, edit, change: each }))
      : [{ kind, path: kind, edit, change }];
  });
