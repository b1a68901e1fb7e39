import type { Db } from '#server/db/database.ts';
import type { ImportChange, ImportFault } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { checkFamilyValues } from '#server/modules/variations/values.ts';
import { type Catalogue, lookUp, type Present } from './catalogue.ts';
import { combine } from './combine.ts';
import { changedValues, type GivenValue, imagesOf, tagsOf, valuesOf } from './describe.ts';
import { draftMaker } from './draft.ts';
import { fault, faultOf, placeOf } from './faults.ts';
import type { Handed } from './handed.ts';
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

interface Means {
  db: Db;
  viewer: Viewer;
  heads: Heads;
  /** Whether what is judged is written next: then none of it may change in between. */
  lock: boolean;
  handed: Handed;
}

/** A row on its way: what is wrong with it, what it changes, and what it takes to write it. */
interface Candidate {
  draft: Draft;
  present: Present | undefined;
  faults: ImportFault[];
  changes: ImportChange[];
  plain: RowPlan['plain'] | null;
  given: GivenValue[];
  tags?: readonly string[] | undefined;
  images?: RowPlan['images'];
}

/**
 * Says of every row of some products what would become of it, and what it takes. A product's rows are
 * all good or all refused.
 */
export const judge = async (
  { db, viewer, heads, lock, handed }: Means,
  given: readonly StoredProduct[],
): Promise<ProductVerdict[]> => {
  const products = given.filter(isReadable);
  const draftOf = draftMaker(heads);
  const drafts = products.map(({ rows }) => rows.map(draftOf));
  const catalogue = await lookUp(db, viewer, products, drafts, lock);
  const begun = products.map((product, n) =>
    beginProduct(product, drafts[n] ?? [], catalogue, handed),
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
      // a present one keeps what it lacks; a draft that is made without any value may lack them
      isWhole: !present && given.length > 0,
    })),
  );
  const values = new Map(candidates.map(({ row }, n) => [row, outcomes[n]]));
  return [
    ...begun.map((product) => finishProduct(product, values, catalogue)),
    ...given.filter((product) => !isReadable(product)).map(unread),
  ];
};

/** A sheet without known headings stands for itself: nothing is known of what it says. */
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
  handed: Handed,
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
      },
    ]),
  );
  const refuse: Refuse = (draft, refusal) => rows.get(draft)?.faults.push(refusal);
  const target = targetOf(product, drafts, catalogue, handed, refuse);
  for (const row of rows.values()) {
    const { draft, present, faults, changes } = row;
    row.plain = plainOf(draft, present, catalogue, handed, faults);
    if (present && row.plain) changes.push(...plainChanges(draft, present, row.plain));
    row.tags = tagsOf(draft, present, catalogue, faults, changes);
    row.images = imagesOf(draft, present, catalogue, faults, changes);
    if (target.family_id) {
      row.given = valuesOf(draft, catalogue.fields.get(target.family_id) ?? [], faults);
    }
  }
  return { product, target, rows: [...rows.values()], refuse };
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
  tellCategories(target, rows, catalogue);
  const refused = rows.find(({ faults }) => faults.length > 0);
  const isWrong = rows.filter(({ faults }) => faults.length > 0);
  const verdicts = rows.map((row): RowVerdict => {
    const { draft, present, plain, changes, faults } = row;
    const told = { place: draft.stored.place, name: nameOf(row), variationId: present?.id ?? null };
    if (refused) {
      if (isWrong.length === 0 || faults.length === 0) {
        faults.push(fault(null, 'rules.importHeldBack', placeOf(refused.draft.stored)));
      }
      return { ...told, outcome: 'refused', changes: [], faults };
    }
    const outcome = !present ? 'created' : changes.length > 0 ? 'changed' : 'unchanged';
    if (outcome === 'unchanged' || !plain) return { ...told, outcome, changes, faults };
    const combinations = combined.combinations.get(draft.stored.place);
    const plan: RowPlan = {
      id: present?.id ?? null,
      plain,
      values: written.get(row) ?? [],
      ...(row.tags && { tags: row.tags }),
      ...(row.images && { images: row.images }),
      ...(combinations && { combinations }),
    };
    // what is created has nothing that was before
    return { ...told, outcome, changes: present ? changes : [], faults, plan };
  });
  return { place: product.place, parent: parentPlan(target, rows, combined), rows: verdicts };
};

const nameOf = ({ draft, plain, present }: Candidate): string | null =>
  plain?.name ?? draft.plain.name?.text ?? present?.name ?? null;

const takeValues = (
  { given, present, faults, changes, draft }: Candidate,
  outcome: Outcomes[number] | undefined,
  { family_id }: Target,
  { fields }: Catalogue,
) => {
  const { values = [], breaches = {} } = outcome ?? {};
  const sources = new Map(given.map((each) => [`inputs.${each.group_id}-${each.attr_id}`, each]));
  for (const [source, breach] of Object.entries(breaches)) {
    const named = fields
      .get(family_id ?? '')
      ?.find((field) => source === `inputs.${field.group_id}-${field.attr_id}`);
    faults.push(faultOf(sources.get(source)?.heading ?? named?.name ?? null, breach));
  }
  if (draft.stored.flaws.length > 0 || Object.keys(breaches).length > 0) return [];
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

/** Categories are the product's; the change is told at the row that names them. */
const tellCategories = (
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
