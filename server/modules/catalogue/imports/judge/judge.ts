import type { ImportChange, ImportFault } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { checkFamilyValues } from '#server/modules/catalogue/variations/values.ts';
import type { AssignedSlugs } from './assignedSlugs.ts';
import { type Catalogue, lookUp, otherSpelling, type Present } from './catalogue.ts';
import { combine } from './combine.ts';
import {
  changedValues,
  type GivenValue,
  headingOfField,
  imagesOf,
  tagsOf,
  valuesOf,
} from './describe.ts';
import { draftMaker } from './draft.ts';
import { fault, faultOf, placeOf, withoutEchoes } from './faults.ts';
import { plainChanges, plainOf } from './plain.ts';
import { type Refuse, type Target, targetOf } from './product.ts';
import type {
  Draft,
  Heads,
  ParentPlan,
  ProductVerdict,
  RowPlan,
  RowVerdict,
  StoredProduct,
} from './types.ts';

interface Dependencies {
  db: Db;
  viewer: Viewer;
  heads: Heads;
  /** Headings whose values are ignored if a product's family has no such field. */
  leftOut: ReadonlySet<string>;
  /** Whether the result is written next, so nothing may change in between. */
  lock: boolean;
  assigned: AssignedSlugs;
}

/** A row being checked: its errors, its changes, and how to write it. */
interface Candidate {
  draft: Draft;
  present: Present | undefined;
  faults: ImportFault[];
  changes: ImportChange[];
  plain: RowPlan['plain'] | null;
  given: GivenValue[];
  tags?: readonly string[] | undefined;
  images?: RowPlan['images'];
  /** Headings of ignored values. */
  omitted: string[];
}

/**
 * Checks every row of some products: its outcome, and how to write it. The rows of a product are
 * all accepted or all rejected.
 */
export const judge = async (
  { db, viewer, heads, leftOut, lock, assigned }: Dependencies,
  given: readonly StoredProduct[],
): Promise<ProductVerdict[]> => {
  const products = given.filter(isReadable);
  const draftOf = draftMaker(heads);
  const drafts = products.map(({ rows }) => rows.map(draftOf));
  const catalogue = await lookUp(db, viewer, products, drafts, lock);
  const begun = products.map((product, n) =>
    beginProduct(product, drafts[n] ?? [], catalogue, { assigned, leftOut }),
  );
  const candidates = begun.flatMap(({ rows, target }) =>
    rows.map((row) => ({ row, family_id: target.family_id ?? '' })),
  );
  const outcomes = await checkFamilyValues(
    db,
    viewer,
    catalogue.fields,
    candidates.map(({ row: { given, present }, family_id }) => ({
      family_id,
      values: given.map(({ group_id, attr_id, value }) => ({ group_id, attr_id, value })),
      present: present?.values ?? [],
      // an existing variation may keep missing values, and a draft created without any values may
      // lack them
      isWhole: !present && given.length > 0,
    })),
  );
  const values = new Map(candidates.map(({ row }, n) => [row, outcomes[n]]));
  return [
    ...begun.map((product) => finishProduct(product, values, catalogue)),
    ...given.filter((product) => !isReadable(product)).map(unread),
  ];
};

/** A sheet with unknown headings is reported as a whole, because its rows cannot be interpreted. */
const isReadable = ({ rows }: StoredProduct) => rows.some(({ cells }) => cells.length > 0);

const unread = ({ place, rows }: StoredProduct): ProductVerdict => ({
  place,
  parent: { id: null },
  rows: rows.map(({ place: own, flaws }) => ({
    ...{ place: own, name: null, variationId: null, changes: [], faults: [...flaws] },
    outcome: 'refused',
  })),
});

type Outcomes = Awaited<ReturnType<typeof checkFamilyValues>>;

interface Begun {
  product: StoredProduct;
  target: Target;
  rows: Candidate[];
  refuse: Refuse;
}

const beginProduct = (
  product: StoredProduct,
  drafts: readonly Draft[],
  catalogue: Catalogue,
  { assigned, leftOut }: Pick<Dependencies, 'assigned' | 'leftOut'>,
): Begun => {
  const rows = new Map<Draft, Candidate>(
    drafts.map((draft) => [
      draft,
      {
        draft,
        present: catalogue.variations.get(draft.plain.sku?.text ?? ''),
        faults: [...draft.stored.flaws],
        changes: [],
        plain: null,
        given: [],
        omitted: [],
      },
    ]),
  );
  const refuse: Refuse = (draft, refusal) => rows.get(draft)?.faults.push(refusal);
  const target = targetOf(product, drafts, catalogue, assigned, refuse);
  for (const row of rows.values()) {
    const { draft, present, faults, changes, omitted } = row;
    refuseOtherSpelling(row, catalogue);
    row.plain = plainOf(draft, present, catalogue, assigned, faults);
    if (present && row.plain) changes.push(...plainChanges(draft, present, row.plain));
    row.tags = tagsOf(draft, present, catalogue, faults, changes);
    row.images = imagesOf(draft, present, catalogue, faults, changes);
    if (target.family_id) {
      const fields = catalogue.fields.get(target.family_id) ?? [];
      row.given = valuesOf(draft, fields, { faults, leftOut, omitted });
    }
  }
  return { product, target, rows: [...rows.values()], refuse };
};

/**
 * A new article number that differs from an existing one only in case is almost certainly a typing
 * error.
 */
const refuseOtherSpelling = ({ draft, present, faults }: Candidate, catalogue: Catalogue): void => {
  const { sku } = draft.plain;
  const name = sku && otherSpelling(catalogue, sku.text);
  if (sku && name && !present) faults.push(fault(sku.heading, 'rules.importSkuCase', { name }));
};

const finishProduct = (
  { product, target, rows, refuse }: Begun,
  values: ReadonlyMap<Candidate, Outcomes[number] | undefined>,
  catalogue: Catalogue,
): ProductVerdict => {
  const { parent } = target;
  const written = new Map(
    rows.map((row) => [row, takeValues(row, values.get(row), target, catalogue)]),
  );
  const combined = combine(rows, parent, catalogue, refuse);
  for (const { draft, present, changes } of rows) {
    const combination = combined.combinations.get(draft.stored.place);
    if (combination) changes.push(combinationChange(draft, present, combination));
  }
  showCategories(target, rows, catalogue);
  for (const row of rows) row.faults = withoutEchoes(row.faults);
  const refused = rows.find(({ faults }) => faults.length > 0);
  const isWrong = rows.filter(({ faults }) => faults.length > 0);
  const verdicts = rows.map((row): RowVerdict => {
    const { draft, present, plain, changes, faults } = row;
    const subject = {
      place: draft.stored.place,
      name: nameOf(row),
      variationId: present?.id ?? null,
    };
    if (refused) {
      if (isWrong.length === 0 || faults.length === 0) {
        faults.push(fault(null, 'rules.importHeldBack', placeOf(refused.draft.stored)));
      }
      return { ...subject, outcome: 'refused', changes: [], faults };
    }
    const outcome = !present ? 'created' : changes.length > 0 ? 'changed' : 'unchanged';
    if (outcome === 'unchanged' || !plain) return { ...subject, outcome, changes, faults };
    const combinations = combined.combinations.get(draft.stored.place);
    const plan: RowPlan = {
      id: present?.id ?? null,
      plain,
      values: written.get(row) ?? [],
      ...(row.tags && { tags: row.tags }),
      ...(row.images && { images: row.images }),
      ...(combinations && { combinations }),
    };
    return {
      ...subject,
      outcome,
      changes: present ? changes : row.omitted.map(asOmitted),
      faults,
      plan,
    };
  });
  return { place: product.place, parent: parentPlan(target, rows, combined), rows: verdicts };
};

/** The cells of a new row are shown as they are, except ignored ones. */
const asOmitted = (column: string): ImportChange => ({ column, before: null, after: null });

const nameOf = ({ draft, plain, present }: Candidate): string | null =>
  plain?.name ?? draft.plain.name?.text ?? present?.name ?? null;

const takeValues = (
  { given, present, faults, changes, draft }: Candidate,
  outcome: Outcomes[number] | undefined,
  { family_id }: Target,
  { fields }: Catalogue,
) => {
  const { values = [], violations = {} } = outcome ?? {};
  const sources = new Map(given.map((each) => [`inputs.${each.group_id}-${each.attr_id}`, each]));
  for (const [source, violation] of Object.entries(violations)) {
    const named = fields
      .get(family_id ?? '')
      ?.find((field) => source === `inputs.${field.group_id}-${field.attr_id}`);
    const heading = named ? headingOfField(draft, named) : null;
    faults.push(faultOf(sources.get(source)?.heading ?? heading, violation));
  }
  if (draft.stored.flaws.length > 0 || Object.keys(violations).length > 0) return [];
  return changedValues(given, values, present, changes);
};

const combinationChange = (
  { choices }: Draft,
  present: Present | undefined,
  combination: readonly { name: string }[],
): ImportChange => ({
  column: choices.map(({ heading }) => heading).join(' / '),
  before: present?.combinations.map(({ name }) => name).join(' / ') || null,
  after: combination.map(({ name }) => name).join(' / '),
});

/** Categories belong to the product; the change is shown in the row that names them. */
const showCategories = (
  { parent, categories, categoriesBy }: Target,
  rows: readonly Candidate[],
  catalogue: Catalogue,
): void => {
  if (!parent || !categories || !categoriesBy) return;
  const names = new Map(
    [...catalogue.categories.values()].flat().map(({ id, name }) => [id, name] as const),
  );
  rows
    .find(({ draft }) => draft === categoriesBy)
    ?.changes.push({
      column: categoriesBy.headingOf('categories'),
      before: parent.categories.map(({ name }) => name).join('; ') || null,
      after: categories.map((id) => names.get(id) ?? '').join('; '),
    });
};

const parentPlan = (
  { parent, create, categories }: Target,
  rows: readonly Candidate[],
  { type, attributes }: ReturnType<typeof combine>,
): ParentPlan => {
  const isPublished = rows.some(({ plain }) => plain?.status === '1');
  return {
    id: parent?.id ?? null,
    ...(create && { create: { ...create, type, status: isPublished ? '1' : '2' } }),
    ...(categories && { categories }),
    ...(attributes && { attributes }),
  };
};
