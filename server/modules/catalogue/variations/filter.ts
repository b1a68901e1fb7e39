import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { can } from '#contract/access.ts';
import { type VariationsFilter, variationsQuery } from '#contract/rules/catalogue/variation.ts';
import { ownedBy } from '#server/db/owner.ts';
import { hasWords } from '#server/db/search.ts';
import { forbiddenFilter } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { meetsConditions } from './attributeFilter.ts';
import { lacking } from './counts/lacking.ts';

type Condition = RawBuilder<unknown>;

/**
 * The viewer's rows of `variations v`: all for administrators, a manufacturer's own, none for
 * anyone else. Every statement of this module includes it (specification 6).
 */
export const own = (viewer: Viewer, alias = 'v'): Condition => {
  if (viewer.portal === 'admin') return sql`true`;
  if (viewer.manufacturerId === null) return sql`false`;
  return ofManufacturer(viewer.manufacturerId, alias);
};

const ofManufacturer = (
  id: string,
  alias = 'v',
): Condition => sql`${sql.ref(`${alias}.parent_id`)} in (
  select id from parent_products where manufacturer_id = ${id})`;

/** The same for `parent_products p`. */
export const ownParents = (viewer: Viewer): Condition => ownedBy(viewer, 'p', ['manufacturer_id']);

/**
 * Conditions of a list's filters, including the viewer's ownership.
 * @param isSettled whether all changes of variations are counted, see {@link lacking}
 */
export const matching = (
  viewer: Viewer,
  filter: VariationsFilter,
  isSettled = false,
): Condition => {
  const conditions = [own(viewer), ...administrators(viewer, filter)];
  const { name, sku, otherCaseOf, parent_name, parent_id, except } = filter;
  const { status, categories, ids, sample_box_id } = filter;
  if (ids) conditions.push(sql`v.id = any(${ids}::bigint[])`);
  if (name) conditions.push(foundByWords(name));
  if (sku) conditions.push(hasWords(sku, sql`v.sku`));
  if (otherCaseOf) {
    conditions.push(sql`lower(v.sku) = lower(${otherCaseOf}) and v.sku <> ${otherCaseOf}`);
  }
  if (parent_name) {
    conditions.push(
      sql`v.parent_id in (select id from parent_products where ${hasWords(parent_name, sql`name`)})`,
    );
  }
  if (parent_id) conditions.push(sql`v.parent_id = ${parent_id}`);
  if (except) conditions.push(sql`v.id <> ${except}`);
  if (status) conditions.push(sql`v.status = ${status}`);
  if (categories?.length) conditions.push(inCategories(categories));
  if (filter.variationType === 'muster') conditions.push(sql`v.sample_of_id is not null`);
  if (filter.variationType === 'notMuster') conditions.push(sql`v.sample_of_id is null`);
  if (sample_box_id && filter.linked !== 'all') {
    const isLinked = sql`v.parent_id in (
      select parent_id from sample_box_links where sample_box_id = ${sample_box_id})`;
    conditions.push(filter.linked === 'linked' ? isLinked : sql`not (${isLinked})`);
  }
  if (filter.included != null) {
    const isIncluded = sql`exists (
      select from vendor_products i where i.variation_id = v.id)`;
    conditions.push(filter.included ? isIncluded : sql`not ${isIncluded}`);
  }
  if (filter.serviceFilter === 'hasService') conditions.push(hasService);
  if (filter.serviceFilter === 'hasNotService') conditions.push(sql`not ${hasService}`);
  conditions.push(...meetsConditions(filter.attributes ?? []));
  if (filter.missing !== 'all') conditions.push(lacking(filter.missing, isSettled));
  return sql.join(conditions, sql` and `);
};

/** The query of a list without any filter. */
const unfiltered: Readonly<Record<string, unknown>> = v.parse(variationsQuery, {});

/** What a query may name without leaving out any row. */
const paging: ReadonlySet<string> = new Set([
  'page',
  'size',
  'sort',
  'order',
  'countUpTo',
] satisfies (keyof VariationsFilter)[]);

/** The filters of a query. An empty list is one: no variation has one of no ids. */
export const filtersIn = (filter: VariationsFilter): string[] =>
  Object.entries(filter)
    .filter(([, value]) => value != null && value !== '')
    .filter(([name, value]) => !paging.has(name) && value !== unfiltered[name])
    .map(([name]) => name);

/** Variations `v` with each word in the name, the article number, an option, a value or the product's name. */
export const foundByWords = (text: string): Condition =>
  sql`v.id in (select variation_id from variation_search where ${hasWords(text, sql`text`)})`;

/** The manufacturer that an administrator filters by. */
const chosenManufacturer = (
  { roles }: Viewer,
  { manufacturer_id }: VariationsFilter,
): string | null => (can(roles, 'brandFilter', 'view') ? (manufacturer_id ?? null) : null);

/** The manufacturer whose variations alone a list has, or null. */
export const onlyManufacturer = (viewer: Viewer, filter: VariationsFilter): string | null =>
  viewer.manufacturerId ?? chosenManufacturer(viewer, filter);

/** Filters only administrators have; a manufacturer always sees its own brand. */
const administrators = (viewer: Viewer, filter: VariationsFilter) => {
  const { serviceInfo } = filter;
  const conditions: Condition[] = [];
  const manufacturer = chosenManufacturer(viewer, filter);
  if (manufacturer) conditions.push(ofManufacturer(manufacturer));
  if (serviceInfo) {
    if (!can(viewer.roles, 'serviceInfoFilter', 'view')) throw forbiddenFilter('serviceInfo');
    conditions.push(sql`(
      exists (select 1 from variation_service_groups g where g.variation_id = v.id and g.group_id = ${serviceInfo})
      or exists (
        select 1 from variation_services vs join services s on s.id = vs.service_id
        where vs.variation_id = v.id and s.group_id = ${serviceInfo}
      ))`);
  }
  return conditions;
};

/**
 * One subquery, so that the planner can join it in the order of the list; with `or` between two, it reads all services first.
 * Without the range, it would read them all, too, because it takes them for those of few variations.
 */
export const hasService = sql`exists (
  select from (
    select variation_id from variation_services
    union all
    select variation_id from variation_service_groups) s
  where s.variation_id = v.id and s.variation_id <= v.id)`;

/** Variations `v` in one of the categories or below. */
const inCategories = (ids: readonly string[]): Condition => sql`v.parent_id in (${parentsIn(ids)})`;

/** Ids of parent products in the categories or below. */
export const parentsIn = (ids: readonly string[]): Condition => sql`
  select pc.parent_id from category_paths cp
  join parent_product_categories pc on pc.category_id = cp.category_id
  where cp.ancestor_id = any(${ids}::bigint[])`;
