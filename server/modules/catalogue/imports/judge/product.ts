import type { ImportFault } from '#contract/generated/schema.ts';
import { categoryPathsOf } from '#contract/importCells.ts';
import { limits } from '#contract/limits.ts';
import { importedProduct } from '#contract/rules/catalogue/import.ts';
import { check } from '#contract/rules/platform/check.ts';
import type { AssignedSlugs } from './assignedSlugs.ts';
import { type Catalogue, otherSpelling, type PresentParent, parentKey } from './catalogue.ts';
import { fault, faultOf, placeOf } from './faults.ts';
import type { CategoryNamed, Named } from './named.ts';
import { slugsFor } from './slugs.ts';
import type { Draft, ParentPlan, StoredProduct } from './types.ts';

/** Reports a fault of a row. */
export type Refuse = (draft: Draft, refusal: ImportFault) => void;

/** The product of some rows: an existing one, or how to create it. */
export interface Target {
  parent: PresentParent | undefined;
  family_id: string | undefined;
  create?: Omit<NonNullable<ParentPlan['create']>, 'type' | 'status'>;
  /** Ids, main one first; undefined if unchanged. */
  categories?: string[];
  /** The row that names them, where the change is shown. */
  categoriesBy?: Draft;
}

const sameText = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The product the rows belong to and its changes; contradicting rows are rejected. */
export const targetOf = (
  product: StoredProduct,
  drafts: readonly Draft[],
  catalogue: Catalogue,
  assigned: AssignedSlugs,
  refuse: Refuse,
): Target => {
  const parent = parentOf(product, drafts, catalogue, refuse);
  const family_id = familyOf(drafts, parent, catalogue, refuse);
  const categories = categoriesOf(drafts, parent, catalogue, refuse);
  if (parent) return { parent, family_id, ...categories };
  const create = newProduct(drafts, family_id, catalogue, assigned, refuse);
  const [first] = drafts;
  if (first && !categories && drafts.every(({ plain }) => !plain.categories)) {
    refuse(first, fault(first.headingOf('categories'), 'rules.required'));
  }
  return { parent, family_id, ...(create && { create }), ...categories };
};

const parentOf = (
  { parent_id }: StoredProduct,
  drafts: readonly Draft[],
  catalogue: Catalogue,
  refuse: Refuse,
): PresentParent | undefined => {
  const parent = catalogue.parents.get(parent_id ?? '') ?? namedParent(drafts, catalogue, refuse);
  for (const draft of drafts) assertSame(draft, parent, catalogue, refuse);
  return parent;
};

/** By name and manufacturer; a name shared by two products identifies neither. */
const namedParent = (
  drafts: readonly Draft[],
  catalogue: Catalogue,
  refuse: Refuse,
): PresentParent | undefined => {
  for (const draft of drafts) {
    const { product, brand } = draft.plain;
    const [maker] = catalogue.manufacturers.get(brand?.text ?? '') ?? [];
    if (!product || !maker) continue;
    const [id, ...more] = catalogue.parentsNamed.get(parentKey(product.text, maker.id)) ?? [];
    if (more.length > 0) {
      refuse(draft, fault(product.heading, 'rules.importAmbiguous', { name: product.text }));
    }
    if (id) return catalogue.parents.get(id);
  }
  return undefined;
};

/** Names in a row must match its variation and product. */
const assertSame = (
  draft: Draft,
  parent: PresentParent | undefined,
  catalogue: Catalogue,
  refuse: Refuse,
): void => {
  const { sku, product, brand } = draft.plain;
  const [maker] = catalogue.manufacturers.get(brand?.text ?? '') ?? [];
  if (brand && !maker) {
    refuse(draft, fault(brand.heading, 'rules.importUnknown', { name: brand.text }));
  }
  const own = catalogue.parents.get(catalogue.variations.get(sku?.text ?? '')?.parent_id ?? '');
  const present = own ?? parent;
  if (!present) return;
  if (maker && maker.id !== present.manufacturer_id) {
    const heading = own && sku ? sku.heading : (brand?.heading ?? null);
    refuse(draft, fault(heading, 'rules.importOtherBrand', { name: present.manufacturer }));
  } else if (product && !sameText(product.text, present.name)) {
    refuse(draft, fault(product.heading, 'rules.importOtherProduct', { name: present.name }));
  } else if (own && parent && own.id !== parent.id) {
    refuse(draft, fault(sku?.heading ?? null, 'rules.importOtherProduct', { name: own.name }));
  }
};

const familyOf = (
  drafts: readonly Draft[],
  parent: PresentParent | undefined,
  catalogue: Catalogue,
  refuse: Refuse,
): string | undefined => {
  let chosen: { id: string; draft: Draft } | undefined;
  for (const draft of drafts) {
    const { family } = draft.plain;
    if (!family) continue;
    const named = catalogue.families.get(family.text) ?? [];
    const args = { name: family.text };
    if (parent) {
      if (!named.some(({ id }) => id === parent.family_id)) {
        const rule = named.length > 0 ? 'rules.importOtherFamily' : 'rules.importUnknown';
        refuse(
          draft,
          fault(family.heading, rule, named.length > 0 ? { name: parent.family } : args),
        );
      }
      continue;
    }
    const [found, ...more] = named;
    if (!found) refuse(draft, fault(family.heading, 'rules.importUnknown', args));
    else if (more.length > 0) refuse(draft, fault(family.heading, 'rules.importAmbiguous', args));
    else if (chosen && chosen.id !== found.id) {
      refuse(draft, fault(family.heading, 'rules.importOtherRow', placeOf(chosen.draft.stored)));
    } else chosen = { id: found.id, draft };
  }
  return parent?.family_id ?? chosen?.id;
};

const categoriesOf = (
  drafts: readonly Draft[],
  parent: PresentParent | undefined,
  catalogue: Catalogue,
  refuse: Refuse,
): Pick<Target, 'categories' | 'categoriesBy'> | undefined => {
  let chosen: { ids: string[]; draft: Draft } | undefined;
  for (const draft of drafts) {
    const cell = draft.plain.categories;
    if (!cell) continue;
    const ids = categoryIds(draft, cell, { own: parent?.categories ?? [], ...catalogue }, refuse);
    if (!ids) continue;
    if (chosen && chosen.ids.join() !== ids.join()) {
      refuse(draft, fault(cell.heading, 'rules.importOtherRow', placeOf(chosen.draft.stored)));
    }
    chosen ??= { ids, draft };
  }
  if (!chosen) return undefined;
  const { ids, draft } = chosen;
  const before = parent?.categories.map(({ id }) => id) ?? [];
  const isSame =
    before.length === ids.length && before[0] === ids[0] && ids.every((id) => before.includes(id));
  return isSame ? undefined : { categories: ids, categoriesBy: draft };
};

/** The main one first; null with a fault if any is wrong. */
const categoryIds = (
  draft: Draft,
  { heading, text }: { heading: string; text: string },
  { categories, own }: Pick<Catalogue, 'categories'> & { own: readonly Named[] },
  refuse: Refuse,
): string[] | null => {
  const ids = new Set<string>();
  let isWhole = true;
  for (const path of categoryPathsOf(text)) {
    const found = (categories.get(path.at(-1) ?? '') ?? []).filter((category) =>
      endsWith(category.path, path),
    );
    const [one, ...more] = meant(found, path, own);
    if (one && more.length === 0) {
      ids.add(one.id);
      continue;
    }
    isWhole = false;
    const rule = one ? 'rules.importAmbiguous' : 'rules.importUnknown';
    refuse(draft, fault(heading, rule, { name: path.join(' > ') }));
  }
  if (ids.size > limits.categoriesPerProduct) {
    refuse(draft, fault(heading, 'rules.maxItems', { limit: limits.categoriesPerProduct }));
  }
  return isWhole && ids.size > 0 ? [...ids] : null;
};

/**
 * Of several categories with the same name, the one that the product already has, or else the one
 * with the full path.
 */
const meant = (
  found: readonly CategoryNamed[],
  path: readonly string[],
  own: readonly Named[],
): readonly CategoryNamed[] => {
  if (found.length < 2) return found;
  const already = found.filter(({ id }) => own.some((each) => each.id === id));
  const few = already.length > 0 ? already : found;
  const exact = few.filter((category) => category.path.length === path.length);
  return exact.length > 0 ? exact : few;
};

/** A single name may be at any level; a path starts at the top. */
const endsWith = (path: readonly string[], wanted: readonly string[]): boolean => {
  const isWay = wanted.length > 1;
  if (isWay && path.length !== wanted.length) return false;
  return wanted.every((name, n) => sameText(name, path[path.length - wanted.length + n] ?? ''));
};

const newProduct = (
  drafts: readonly Draft[],
  family_id: string | undefined,
  catalogue: Catalogue,
  assigned: AssignedSlugs,
  refuse: Refuse,
): Target['create'] => {
  const [first] = drafts;
  if (!first) return undefined;
  const { product, brand, family, sku } = first.plain;
  if (sku && !product && !brand && !family && otherSpelling(catalogue, sku.text)) return undefined;
  if (sku && !product && !brand && !family) {
    // meant for an existing variation, but no variation has this number
    refuse(first, fault(sku.heading, 'rules.importUnknownSku', { name: sku.text }));
    return undefined;
  }
  const [maker] = catalogue.manufacturers.get(brand?.text ?? '') ?? [];
  if (!brand) refuse(first, fault(first.headingOf('brand'), 'rules.required'));
  if (!family_id && !family) refuse(first, fault(first.headingOf('family'), 'rules.required'));
  const checked = check(importedProduct, { name: product?.text });
  if (!checked.ok) {
    for (const violation of Object.values(checked.violations)) {
      refuse(first, faultOf(first.headingOf('product'), violation));
    }
    return undefined;
  }
  if (!maker || !family_id) return undefined;
  const { name } = checked.value;
  const slug = slugsFor(name, maker.name, sku?.text ?? '').find(
    (each) => !catalogue.parentSlugs.has(each) && !assigned.has(`/${each}`),
  );
  if (!slug) {
    refuse(first, fault(first.headingOf('product'), 'rules.slugTaken'));
    return undefined;
  }
  assigned.add(`/${slug}`);
  return { name, slug, family_id, manufacturer_id: maker.id };
};
