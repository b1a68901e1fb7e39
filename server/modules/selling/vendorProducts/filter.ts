import { sql } from 'kysely';
import {
  type Source,
  sources,
  type VendorProductsFilter,
} from '#contract/rules/selling/vendorProduct.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { everyWord, hasWord } from '#server/db/search.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { hasService, parentsIn } from '#server/modules/catalogue/variations/filter.ts';
import {
  type Among,
  isAmong,
  isOther,
  isVisible,
  key,
  offerId,
  offersOf,
  problemOf,
  vendorOf,
} from './offers.ts';

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

/** The conditions of a list's filters, for any offers of its tab. */
export const conditionsOf = (filter: VendorProductsFilter): SqlFragment[] => {
  const { tab, ids, name, categories, manufacturer, seller, services, included } = filter;
  const { status, problem } = filter;
  const where: SqlFragment[] = [];
  if (ids) where.push(isAmong(tab, ids));
  if (name) where.push(isCalled(name));
  if (categories?.length) where.push(sql`v.parent_id in (${parentsIn(categories)})`);
  if (manufacturer) where.push(sql`p.manufacturer_id = ${manufacturer}`);
  if (seller) where.push(sql`s.vendor_id = ${seller}`);
  if (services) where.push(services === 'with' ? hasService : sql`not ${hasService}`);
  if (included != null) where.push(included ? sql`i.id is not null` : sql`i.id is null`);
  if (status) where.push(sql`i.status = ${status}`);
  if (problem) where.push(hasProblem(problem));
  return where;
};

/**
 * The parts of a list: others than the included offers have neither a status nor problems. What words find is
 * looked up as a set, once for both.
 */
const partsOf = ({ included, status, problem, name }: VendorProductsFilter): Among[] => {
  if (included === false) return ['others'];
  if (included || status || problem) return ['included'];
  return name ? ['all'] : ['included', 'others'];
};

const isSeen = (vendorId: string, source: Source, among: Among): SqlFragment => {
  if (among === 'included') return sql`true`;
  return among === 'others' ? isOther(vendorId, source) : isVisible(vendorId, source);
};

/** Selects these columns of all offers that match; `rest` follows the conditions of each part. */
const offersIn = (
  vendorId: string,
  filter: VendorProductsFilter,
  columns: SqlFragment,
  rest: SqlFragment = sql``,
): SqlFragment => {
  const { tab } = filter;
  const parts = partsOf(filter).map((among) => {
    const conditions = [isSeen(vendorId, tab, among), ...conditionsOf(filter)];
    const where = sql.join(conditions, sql` and `);
    return sql`(select ${columns} from ${offersOf(vendorId, tab, among)} where ${where} ${rest})`;
  });
  return sql.join(parts, sql` union all `);
};

/** The part of a statement that begins with `from` and has all offers that match. */
export const fromMatching = (vendorId: string, filter: VendorProductsFilter): SqlFragment =>
  sql`from (${offersIn(vendorId, filter, sql`${key(filter.tab)} as key`)}) x`;

/** Selects the ids of the offers that match. */
export const matchingIds = (viewer: Viewer, filter: VendorProductsFilter): SqlFragment =>
  offersIn(vendorOf(viewer), filter, sql`${offerId[filter.tab]} as id`);

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

/** What {@link orderOf} needs. */
const sortedColumns = ({ tab, sort }: VendorProductsFilter): SqlFragment =>
  sql`${sortColumns[sort]} as sorted, ${key(tab)} as key`;

const orderOf = ({ order }: VendorProductsFilter): SqlFragment => {
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  return sql`order by sorted ${direction}, key ${direction}`;
};

/** Like {@link matchingIds}, but in the list's order. */
export const orderedIds = (viewer: Viewer, filter: VendorProductsFilter): SqlFragment => {
  const columns = sql`${offerId[filter.tab]} as id, ${sortedColumns(filter)}`;
  return sql`select id from (${offersIn(vendorOf(viewer), filter, columns)}) x ${orderOf(filter)}`;
};

/**
 * Selects the key of the offers of a page as `id`, with their position `n`. Each part is read up to the page, but
 * what words find is read completely: reading in the order of the list until enough is found, PostgreSQL
 * would compare each product with the whole set.
 */
export const pageIn = (vendorId: string, filter: VendorProductsFilter): SqlFragment => {
  const first = filter.page * filter.size;
  const upToPage = sql`${orderOf(filter)} limit ${first + filter.size}`;
  // an offset is planned by itself
  const rest = filter.name ? sql`offset 0` : upToPage;
  const offers = offersIn(vendorId, filter, sortedColumns(filter), rest);
  return sql`select y.key as id, row_number() over () as n from (
    select key from (${offers}) x ${orderOf(filter)} limit ${filter.size} offset ${first}) y`;
};

/** Whether the ids include one of each tab. */
export const tabsOf = (ids: readonly string[]) =>
  sources.filter((tab) => ids.some((id) => (BigInt(id) % 2n === 1n) === (tab === 'seller')));
