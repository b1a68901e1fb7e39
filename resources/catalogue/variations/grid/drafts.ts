import { checkCell, type RowField, rowFields } from '#contract/rules/catalogue/variationRows.ts';
import type { Violation } from '#contract/rules/platform/check.ts';

/** The fields of a row as they are saved. */
export type GridRow = { id: string; version: number } & Record<RowField, string>;

/** Why the server has left a row as it is. */
export interface Refusal {
  code: string;
  /** A message key. */
  msg: string;
}

/** Values that were entered in a row and are not saved yet. */
export interface Draft {
  /** The version of the row when it was first changed. */
  version: number;
  values: Partial<Record<RowField, string>>;
  refusal?: Refusal;
}

/** Drafts by the id of their row. */
export type Drafts = ReadonlyMap<string, Draft>;

export const noDrafts: Drafts = new Map();

/** A new value of a cell; an invalid one stays as it was entered. */
export interface CellValue {
  row: GridRow;
  field: RowField;
  value: string;
}

/** The drafts with these values; a value that is saved already needs none. */
export const withValues = (drafts: Drafts, cells: readonly CellValue[]): Drafts => {
  const next = new Map(drafts);
  for (const { row, field, value } of cells) {
    const { [field]: _former, ...others } = next.get(row.id)?.values ?? {};
    const checked = checkCell(field, value);
    const given = checked.ok ? checked.value : value;
    const values = given === row[field] ? others : { ...others, [field]: given };
    const { version } = next.get(row.id) ?? row;
    if (Object.keys(values).length > 0) next.set(row.id, { version, values });
    else next.delete(row.id);
  }
  return next;
};

type FieldViolations = readonly (readonly [RowField, Violation])[];

// drafts never change, and each entered value asks for those of all rows
const checkedDrafts = new WeakMap<Draft, FieldViolations>();

/** The fields that break a rule. */
export const violationsOf = (draft: Draft): FieldViolations => {
  const known = checkedDrafts.get(draft);
  if (known) return known;
  const violations = rowFields.flatMap((field): [RowField, Violation][] => {
    const value = draft.values[field];
    if (value === undefined) return [];
    const checked = checkCell(field, value);
    return checked.ok ? [] : [[field, checked.violation]];
  });
  checkedDrafts.set(draft, violations);
  return violations;
};

export const invalidCells = (drafts: Drafts): number =>
  [...drafts.values()].reduce((sum, draft) => sum + violationsOf(draft).length, 0);

/** The input of the call that saves the drafts. */
export const rowsOf = (drafts: Drafts) =>
  [...drafts].map(([id, { version, values }]) => ({ id, version, ...values }));

/**
 * The drafts that are left after a save, with the reason. The user sees a conflict with the saved
 * values, so the next save overwrites them.
 */
export const leftAfter = (
  drafts: Drafts,
  rows: readonly GridRow[],
  refusals: ReadonlyMap<string, Refusal>,
): Drafts => {
  const left = new Map<string, Draft>();
  for (const row of rows) {
    const draft = drafts.get(row.id);
    if (!draft) continue;
    const open = rowFields.filter(
      (field) => draft.values[field] !== undefined && draft.values[field] !== row[field],
    );
    if (open.length === 0) continue;
    const refusal = refusals.get(row.id);
    const values = Object.fromEntries(open.map((field) => [field, draft.values[field]]));
    left.set(row.id, { version: row.version, values, ...(refusal && { refusal }) });
  }
  return left;
};
