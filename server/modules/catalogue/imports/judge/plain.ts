import type { ImportChange, ImportFault } from '#contract/generated/schema.ts';
import { decimalOf, statusOf } from '#contract/importCells.ts';
import type { PlainField } from '#contract/importColumns.ts';
import { importedVariation } from '#contract/rules/catalogue/import.ts';
import { check } from '#contract/rules/platform/check.ts';
import type { AssignedSlugs } from './assignedSlugs.ts';
import type { Catalogue, Present } from './catalogue.ts';
import { fault, faultOf } from './faults.ts';
import { slugsFor } from './slugs.ts';
import type { Draft, RowPlan } from './types.ts';

type Plain = RowPlan['plain'];
const fields = ['name', 'slug', 'sku', 'price', 'status'] as const;

/**
 * Name, slug, article number, price and status of a row, completed from the existing variation;
 * null if any is wrong, which is added to `faults`.
 */
export const plainOf = (
  { plain, headingOf }: Draft,
  present: Present | undefined,
  { slugs }: Pick<Catalogue, 'slugs'>,
  assigned: AssignedSlugs,
  faults: ImportFault[],
): Plain | null => {
  const before = faults.length;
  const textOf = (field: PlainField) => plain[field]?.text;
  // a fault found while reading a cell already explains why its field is empty
  const toldBefore = new Set(faults.map(({ column }) => column));
  const isTold = (field: PlainField) => toldBefore.has(headingOf(field));
  const name = textOf('name') ?? present?.name;
  const sku = textOf('sku');
  const isFree = (slug: string) =>
    !assigned.has(slug) && (slugs.get(slug) ?? present?.id) === present?.id;
  const proposed = present?.slug ?? slugsFor(name ?? '', sku ?? '').find(isFree);
  const slug = textOf('slug') ?? proposed;
  const given = {
    name,
    // without a name no slug can be derived, and the missing name is already a fault
    slug: slug ?? (name === undefined ? 'none' : ''),
    sku,
    price: priceOf(textOf('price'), present, (rule) =>
      faults.push(fault(headingOf('price'), rule)),
    ),
    status:
      textOf('status') === undefined ? (present?.status ?? '2') : statusOf(textOf('status') ?? ''),
  };
  const checked = check(importedVariation, given);
  if (!checked.ok) {
    for (const [field, violation] of Object.entries(checked.violations)) {
      if (!isTold(field as PlainField))
        faults.push(faultOf(headingOf(field as PlainField), violation));
    }
    return null;
  }
  if (!isFree(checked.value.slug) && !isTold('slug')) {
    faults.push(fault(headingOf('slug'), 'rules.slugTaken'));
  }
  if (faults.length > before) return null;
  assigned.add(checked.value.slug);
  return checked.value;
};

const priceOf = (
  text: string | undefined,
  present: Present | undefined,
  refuse: (rule: string) => void,
): string | undefined => {
  if (text === undefined) return present?.price;
  const { value, violation } = decimalOf(text);
  if (violation === undefined) return value;
  refuse(violation.rule === 'rules.decimal' ? 'rules.price' : violation.rule);
  // already rejected
  return '0';
};

/** Formatted for the user's language. */
const kinds = new Set<string>(['price', 'status']);

/** Changes of these fields by the row. */
export const plainChanges = (
  { headingOf }: Draft,
  present: Present,
  plain: Plain,
): ImportChange[] =>
  fields
    .filter((field) => present[field] !== plain[field])
    .map((field) => ({
      ...{ column: headingOf(field), before: present[field], after: plain[field] },
      ...(kinds.has(field) && { kind: field }),
    }));
