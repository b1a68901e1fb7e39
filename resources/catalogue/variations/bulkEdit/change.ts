import { type EditKind, variationsChange } from '#contract/rules/catalogue/variationsEdit.ts';
import { check } from '#contract/rules/platform/check.ts';

/** A change as API input; empty until the user makes a choice. */
export type Change = { [Kind in EditKind]?: ChangeOf[Kind] };

interface ChangeOf {
  price: { mode: string; amount: string };
  tags: { mode: string; ids: string[] };
  categories: { mode: string; ids: string[] };
  attribute: { attr_id: string; value: string };
  values: { group_id: string; attr_id: string; value: string }[];
}

/** Props of the inputs of one kind of change. */
export interface FieldsProps {
  /** Errors by field, for example `price.amount`. */
  errors: Record<string, string>;
  onChange: (change: Change) => void;
}

/**
 * Returns errors by field, for example `price.amount`. Missing input is not an error while the user
 * is typing.
 */
export const violationsOf = (change: Change): Record<string, { rule: string; limit?: number }> => {
  const checked = check(variationsChange, change);
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.violations).filter(([, { rule }]) => rule !== 'rules.required'),
  );
};

export const isWhole = (change: Change): boolean => check(variationsChange, change).ok;
