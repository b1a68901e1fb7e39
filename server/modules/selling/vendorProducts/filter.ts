import { sql } from 'kysely';
import { sources, type VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { directionOf } from '#server/db/page.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  foundByWords,
  hasService,
  parentsIn,
} from '#server/modules/catalogue/variations/filter.ts';
import {
  type Among,
  isAmong,
  isOffered,
  isOther,
  key,
  offerId,
  offersOf,
  problemOf,
  vendorOf,
} from './offers.ts';

/** What a search of products finds, and the product with this number. */
const isCalled = (name: string): SqlFragment =>
  /^[1-9]\d{0,17}$/.test(name)
    ? sql`(v.id = ${name}::bigint or ${foundByWords(name)})`
    : foundByWords(name);

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

/** The parts of a list: others than the included offers have neither a status nor problems. */
export const partsOf = ({ included, status, problem }: VendorProductsFilter): Among[] => {
  if (included === false) return ['others'];
  return included || status || problem ? ['included'] : ['included', 'others'];
};

/** The part of a statement that begins with `from` and has all offers of a part of the list. */
export const fromPart = (
  vendorId: string,
  filter: VendorProductsFilter,
  among: Among,
  join: SqlFragment = sql``,
  isSeen: SqlFragment = among === 'others' ? isOther(vendorId, filter.tab) : sql`true`,
): SqlFragment => {
  const where = sql.join([isSeen, ...conditionsOf(filter)], sql` and `);
  return sql`from ${offersOf(vendorId, filter.tab, among)} ${join} where ${where}`;
};

/** Selects these columns of all offers that match. */
const offersIn = (
  vendorId: string,
  filter: VendorProductsFilter,
  columns: SqlFragment,
): SqlFragment =>
  sql.join(
    partsOf(filter).map((among) => sql`select ${columns} ${fromPart(vendorId, filter, among)}`),
    sql` union all `,
  );

/**
 * Like {@link fromPart}. In a list of both parts, an included offer whose partner still offers it counts among the others.
 * So these, which are many, are not looked up among the included ones.
 */
const fromCounted = (vendorId: string, filter: VendorProductsFilter, among: Among): SqlFragment => {
  if (partsOf(filter).length === 1) return fromPart(vendorId, filter, among);
  const offered = isOffered(vendorId, filter.tab);
  const isCounted = among === 'others' ? offered : sql`${offered} is not true`;
  return fromPart(vendorId, filter, among, sql``, isCounted);
};

/**
 * The part of a statement that begins with `from` and has as many rows as offers match.
 * @param upTo how far they are counted. Each part of the list has that limit itself, because PostgreSQL
 * otherwise plans to read all of its rows
 */
export const fromMatching = (
  vendorId: string,
  filter: VendorProductsFilter,
  upTo?: number | null,
): SqlFragment => {
  const limit = upTo == null ? sql`` : sql`limit ${sql.lit(upTo + 1)}`;
  const parts = partsOf(filter).map(
    (among) => sql`(select ${fromCounted(vendorId, filter, among)} ${limit})`,
  );
  return sql`from (${sql.join(parts, sql` union all `)}) x`;
};

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

/** The columns `sorted` and `key`, which {@link orderOf} needs. */
export const sortedColumns = ({ tab, sort }: VendorProductsFilter): SqlFragment =>
  sql`${sortColumns[sort]} as sorted, ${key(tab)} as key`;

export const orderOf = (filter: VendorProductsFilter): SqlFragment => {
  const direction = directionOf(filter);
  return sql`order by sorted ${direction}, key ${direction}`;
};

/** Like {@link matchingIds}, but in the list's order. */
export const orderedIds = (viewer: Viewer, filter: VendorProductsFilter): SqlFragment => {
  const columns = sql`${offerId[filter.tab]} as id, ${sortedColumns(filter)}`;
  return sql`select id from (${offersIn(vendorOf(viewer), filter, columns)}) x ${orderOf(filter)}`;
};

/** Whether the ids include one of each tab. */
export const tabsOf = (ids: readonly string[]) =>
  sources.filter((tab) => ids.some((id) => (BigInt(id) % 2n === 1n) === (tab === 'seller')));
