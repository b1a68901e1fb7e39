import { type EditKind, variationsChange } from '#contract/rules/catalogue/variationsEdit.ts';
import { check } from '#contract/rules/platform/check.ts';
import type { ChangeRow } from '#ui/bulkEdit/changeRow.ts';

/** Changes as API input; empty until the user makes a choice. */
export type Changes = { [Kind in EditKind]?: ChangeOf[Kind] };

interface ChangeOf {
  price: { mode: string; amount: string };
  tags: { mode: string; ids: string[] };
  categories: { mode: string; ids: string[] };
  attributes: { attr_id: string; value: string }[];
  values: { group_id: string; attr_id: string; value: string }[];
}

/** The kinds that users can choose in the dialog; `values` comes only from a form's section. */
export type ChosenKind = Exclude<EditKind, 'values'>;

/** The change of a row; for `attributes`, of one attribute. */
type ChangeIn<Kind extends ChosenKind> = Kind extends 'attributes'
  ? ChangeOf['attributes'][number]
  : ChangeOf[Kind];

/** A row of the dialog; its change is null until the user makes a choice. */
export interface EditRow extends ChangeRow<ChosenKind> {
  change: ChangeIn<ChosenKind> | null;
}

/** Props of the inputs of one kind of change. */
export interface FieldsProps<Kind extends ChosenKind> {
  /** Errors by the fields of the change, for example `amount`. */
  errors: Record<string, string>;
  onChange: (change: ChangeIn<Kind> | null) => void;
}

/** The changes of all rows that have one. */
export const changesOf = (rows: readonly EditRow[]): Changes => {
  const of = (kind: ChosenKind) =>
    rows.flatMap((row) => (row.kind === kind && row.change ? [row.change] : []));
  const single = (['price', 'tags', 'categories'] as const).flatMap((kind) =>
    of(kind).map((change) => [kind, change]),
  );
  const attributes = of('attributes');
  return {
    ...Object.fromEntries(single),
    ...(attributes.length > 0 && { attributes: attributes as ChangeOf['attributes'] }),
  };
};

/** The errors that belong to a row, by the fields of its change. */
export const errorsOf = (
  errors: Readonly<Record<string, string>>,
  rows: readonly EditRow[],
  key: number,
): Record<string, string> => {
  const kind = rows.find((row) => row.key === key)?.kind;
  const alike = rows.filter((row) => row.kind === kind && row.change);
  const n = alike.findIndex((row) => row.key === key);
  const path = kind === 'attributes' ? `${kind}.${n}.` : `${kind}.`;
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(path))
      .map(([field, error]) => [field.slice(path.length), error]),
  );
};

/**
 * Returns errors by field, for example `price.amount`. Missing input is not an error while the user
 * is typing.
 */
export const violationsOf = (
  changes: Changes,
): Record<string, { rule: string; limit?: number }> => {
  const checked = check(variationsChange, changes);
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.violations)
      .filter(([, { rule }]) => rule !== 'rules.required')
      .map(([field, violation]) => [field === 'attributes' ? repeated(changes) : field, violation]),
  );
};

/** The field of the attribute that an earlier row changes already. */
const repeated = ({ attributes = [] }: Changes): string => {
  const ids = attributes.map(({ attr_id }) => attr_id);
  return `attributes.${ids.findIndex((id, n) => ids.indexOf(id) < n)}.attr_id`;
};

export const isWhole = (changes: Changes): boolean => check(variationsChange, changes).ok;
