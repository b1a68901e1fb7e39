import type { ImportFault } from '#server/generated/graphql.ts';
import { fault, placeOf } from './judge/faults.ts';

/** Fields that must be unique in a workbook, with the rule to report. */
const rules = { sku: 'rules.importSkuTwice', slug: 'rules.importSlugTwice' } as const;
const ownFields = ['sku', 'slug'] as const;
type OwnField = (typeof ownFields)[number];

/** A row with its unique fields and its position in the workbook. */
export interface OwnRow extends Readonly<Record<OwnField, string | null>> {
  place: number;
  sheet: string;
  row: number;
  headingOf: (field: OwnField) => string | null;
}

export interface Twin {
  field: OwnField;
  first: OwnRow;
  other: OwnRow;
}

/** Reports which fields a row shares with an earlier one; remembers the first row of each text. */
export const twinFinder = () => {
  const firsts = { sku: new Map<string, OwnRow>(), slug: new Map<string, OwnRow>() };
  return (row: OwnRow): Twin[] =>
    ownFields.flatMap((field) => {
      const text = row[field];
      if (text === null) return [];
      const first = firsts[field].get(text);
      if (first) return [{ field, first, other: row }];
      firsts[field].set(text, row);
      return [];
    });
};

const flawOf = (field: OwnField, row: OwnRow, twin: OwnRow): ImportFault =>
  fault(row.headingOf(field), rules[field], placeOf(twin));

export const flawsOfOthers = (twins: readonly Twin[]): ImportFault[] =>
  twins.map(({ field, first, other }) => flawOf(field, other, first));

export interface PlacedFlaws {
  place: number;
  flaws: readonly ImportFault[];
}

/** Each flaw names one other row, which is enough to find them all. */
export const flawsOfFirsts = (twins: readonly Twin[]): PlacedFlaws[] => {
  const byPlace = new Map<number, Map<OwnField, ImportFault>>();
  for (const { field, first, other } of twins) {
    const flaws = byPlace.get(first.place) ?? new Map<OwnField, ImportFault>();
    byPlace.set(first.place, flaws.set(field, flawOf(field, first, other)));
  }
  return [...byPlace].map(([place, flaws]) => ({ place, flaws: [...flaws.values()] }));
};
