import { sql } from 'kysely';
import { sources, type VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { everyWord, hasWord } from '#server/db/search.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { hasService, parentsIn } from '#server/modules/catalogue/variations/filter.ts';
import { isAmong, isVisible, key, offerId, offersOf, problemOf, vendorOf } from './offers.ts';

/** Whether name, article number or group has the word. No index serves columns of two tables, so this is a set. */
const isCalledBy = (word: string) => sql`v.id in (
  select c.id from variations c where ${hasWord(word, sql`c.name`, sql`c.sku`)}
  union all
  select c.id from variations c join parent_products g on g.id = c.parent_id
  where ${hasWord(word, sql`g.name`)})`;

/** Name, article number and group contain the words, or the text is the product number. */
const isCalled = (name: string): SqlFragment => {
  const words = everyWord(name, isCalledBy);
  return /^[1-9]\d{0,17}$/.test(name) ? sql`(v.id = ${name}::bigint or ${words})` : words;
};

const anyProblem = sql`(i.id is not null and (${sql.join(Object.values(problemOf), sql` or `)}))`;

const hasProblem = (problem: NonNullable<VendorProductsFilter['problem']>): SqlFragment =>
  problem === 'any' ? anyProblem : sql`(i.id is not null and ${problemOf[problem]})`;

/** Filter conditions of a list for its tab, including the vendor's own offers. */
export const matching = (vendorId: string, filter: VendorProductsFilter): SqlFragment => {
  const { tab, ids, name, categories, manufacturer, seller, services, included, problem } = filter;
  const where = [isVisible(vendorId, tab)];
  if (ids) where.push(isAmong(tab, ids));
  if (name) where.push(isCalled(name));
  if (categories?.length) where.push(sql`v.parent_id in (${parentsIn(categories)})`);
  if (manufacturer) where.push(sql`p.manufacturer_id = ${manufacturer}`);
  if (seller) where.push(sql`s.vendor_id = ${seller}`);
  if (services) where.push(services === 'with' ? hasService : sql`not ${hasService}`);
  if (included != null) where.push(included ? sql`i.id is not null` : sql`i.id is null`);
  if (filter.status) where.push(sql`i.status = ${filter.status}`);
  if (problem) where.push(hasProblem(problem));
  return sql.join(where, sql` and `);
};

/** Selects the ids of the offers that match. */
export const matchingIds = (viewer: Viewer, filter: VendorProductsFilter): SqlFragment => {
  const vendorId = vendorOf(viewer);
  return sql`select ${offerId[filter.tab]} as id from ${offersOf(vendorId, filter.tab)}
    where ${matching(vendorId, filter)}`;
};

const sortColumns: Record<VendorProductsFilter['sort'], SqlFragment> = {
  name: sql`v.name`,
  id: sql`v.id`,
  sku: sql`v.sku`,
  groupName: sql`lower(p.name)`,
  manufacturer: sql`lower(m.company_name)`,
  sourcePrice: sql`source.price`,
  price: sql`own.price`,
  status: sql`i.status`,
  updatedAt: sql`i.updated_at`,
};

export const orderOf = ({ tab, sort, order }: VendorProductsFilter): SqlFragment => {
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  return sql`${sortColumns[sort]} ${direction}, ${key(tab)} ${direction}`;
};

/** Like {@link matchingIds}, but in the list's order. */
export const orderedIds = (viewer: Viewer, filter: VendorProductsFilter): SqlFragment =>
  sql`${matchingIds(viewer, filter)} order by ${orderOf(filter)}`;

/** Whether the ids include one of each tab. */
export const tabsOf = (ids: readonly string[]) =>
  sources.filter((tab) => ids.some((id) => (BigInt(id) % 2n === 1n) === (tab === 'seller')));
