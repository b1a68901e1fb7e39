import type { ImportFault } from '#contract/generated/schema.ts';
import { fault, placeOf } from './judge/faults.ts';

/** Fields that must be unique in a workbook. */
const ownFields = ['sku', 'slug'] as const;
type OwnField = (typeof ownFields)[number];

/** A row with its unique fields and its position in the workbook. */
export interface OwnRow extends Readonly<Record<OwnField, string | null>> {
  place: number;
  sheet: string;
  row: number;
  /** Whether no variation has its article number yet. */
  isNew: boolean;
  headingOf: (field: OwnField) => string | null;
}

const rules = {
  sku: 'rules.importSkuTwice',
  slug: 'rules.importSlugTwice',
  /**
   * Article numbers of new variations that differ only in case, which is almost certainly an error.
   */
  spelling: 'rules.importSkuCaseTwice',
} as const;
type TwinKind = keyof typeof rules;

export interface Duplicate {
  kind: TwinKind;
  first: OwnRow;
  other: OwnRow;
}

const fieldOf = (kind: TwinKind): OwnField => (kind === 'spelling' ? 'sku' : kind);

/**
 * Reports which fields a row shares with an earlier one; remembers the first row for each value.
 */
export const duplicateFinder = () => {
  const firsts: Record<TwinKind, Map<string, OwnRow>> = {
    sku: new Map(),
    slug: new Map(),
    spelling: new Map(),
  };
  const firstOf = (kind: TwinKind, text: string, row: OwnRow): OwnRow | undefined => {
    const first = firsts[kind].get(text);
    if (!first) firsts[kind].set(text, row);
    return first;
  };
  return (row: OwnRow): Duplicate[] => {
    const twins = ownFields.flatMap((kind): Duplicate[] => {
      const first = row[kind] === null ? undefined : firstOf(kind, row[kind], row);
      return first ? [{ kind, first, other: row }] : [];
    });
    if (row.sku === null || !row.isNew) return twins;
    const first = firstOf('spelling', row.sku.toLowerCase(), row);
    return first && first.sku !== row.sku
      ? [...twins, { kind: 'spelling', first, other: row }]
      : twins;
  };
};

const flawOf = (kind: TwinKind, row: OwnRow, twin: OwnRow): ImportFault =>
  fault(row.headingOf(fieldOf(kind)), rules[kind], placeOf(twin));

export const flawsOfOthers = (twins: readonly Duplicate[]): ImportFault[] =>
  twins.map(({ kind, first, other }) => flawOf(kind, other, first));

export interface LocatedFlaws {
  place: number;
  flaws: readonly ImportFault[];
}

/** Each flaw names one other row, which is enough to find them all. */
export const flawsOfFirsts = (twins: readonly Duplicate[]): LocatedFlaws[] => {
  const byPlace = new Map<number, Map<TwinKind, ImportFault>>();
  for (const { kind, first, other } of twins) {
    const flaws = byPlace.get(first.place) ?? new Map<TwinKind, ImportFault>();
    byPlace.set(first.place, flaws.set(kind, flawOf(kind, first, other)));
  }
  return [...byPlace].map(([place, flaws]) => ({ place, flaws: [...flaws.values()] }));
};
