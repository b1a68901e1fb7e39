import type { AttributeWithOptions, Choice } from '#contract/combination.ts';
import type { ImportChange, ImportFault } from '#contract/generated/schema.ts';
import type { PlainField } from '#contract/importColumns.ts';
import type { ImportedVariation, ImportOutcome } from '#contract/rules/catalogue/import.ts';
import type { CheckedValue } from '#server/modules/catalogue/variations/values.ts';

/** By sheet, the headings as they are in the workbook. */
export type Heads = Readonly<Record<string, readonly (string | null)[]>>;

/** A row as it was read. */
export interface StoredRow {
  place: number;
  sheet: string;
  row: number;
  product: number;
  cells: readonly (string | null)[];
  /** Faults found while reading, independent of the catalogue. */
  flaws: readonly ImportFault[];
}

/**
 * The data about one product in a workbook; `parent_id` is the product identified while reading.
 */
export interface StoredProduct {
  place: number;
  name: string | null;
  parent_id: string | null;
  rows: readonly StoredRow[];
}

interface Cell {
  heading: string;
  text: string;
}

/** The name of an attribute in a column heading, with its group if the heading includes it. */
export interface NamedAttribute {
  heading: string;
  name: string;
  group?: string;
}

/** The filled cells of a row, by the meaning of their columns. */
export interface Draft {
  stored: StoredRow;
  plain: Readonly<Partial<Record<PlainField, Cell>>>;
  attributes: readonly (Cell & NamedAttribute)[];
  /** The sheet's columns of attributes, filled or not. */
  attributeColumns: readonly NamedAttribute[];
  choices: readonly (Cell & { name: string })[];
  /** The whole combination in one cell, as exported; only compared. */
  combined?: Cell;
  headingOf: (field: PlainField) => string;
}

export interface Picture {
  filename: string;
  originName: string;
  alt: string;
}

/** How to write a product; missing fields stay unchanged. */
export interface ParentPlan {
  id: string | null;
  create?: {
    name: string;
    slug: string;
    status: string;
    type: string;
    family_id: string;
    manufacturer_id: string;
  };
  categories?: readonly string[];
  /** All of its attributes with all of their options. */
  attributes?: readonly AttributeWithOptions[];
}

/** How to write a variation. */
export interface RowPlan {
  id: string | null;
  plain: ImportedVariation;
  tags?: readonly string[];
  values: readonly CheckedValue[];
  combinations?: readonly Choice[];
  images?: readonly Picture[];
}

export interface RowVerdict {
  place: number;
  outcome: ImportOutcome;
  name: string | null;
  variationId: string | null;
  changes: ImportChange[];
  faults: ImportFault[];
  /** If it is created or changed. */
  plan?: RowPlan;
}

export interface ProductVerdict {
  place: number;
  parent: ParentPlan;
  rows: readonly RowVerdict[];
}
