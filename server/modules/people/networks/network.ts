import { type RawBuilder, sql } from 'kysely';
import type { NetworkPartner } from '#contract/generated/schema.ts';
import {
  type NetworkList,
  type NetworkPartnersFilter,
  networkLists,
  type Relation,
} from '#contract/rules/people/network.ts';
import type { Partner } from '#contract/rules/people/profile.ts';
import type { Db } from '#server/db/database.ts';
import { countOf, orderedIdsOf, pageOf, type Rows, requestedColumns } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import { forbidden } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import {
  numberOfManufacturer,
  variationCounts,
} from '#server/modules/catalogue/variations/counts/counted.ts';
import { tableOf } from '#server/modules/people/profiles/visibility.ts';
import { hasCategories, productCategories } from './categories.ts';
import { isBetween } from './connections.ts';
import { categoryOf, isOpen, isSide, meOf, nameOf, type PartnerId, roleOf } from './partners.ts';

type Condition = RawBuilder<unknown>;

/** The request between the viewer and partner `p`, as `t`. */
export const requestWith = <Value>(me: PartnerId, kind: Partner, value: RawBuilder<Value>) => {
  const [own, theirs] = [sql`${me.id}::bigint`, sql`p.id`];
  const both =
    me.kind === 'vendor'
      ? isBetween('t', own, { kind, id: theirs })
      : isBetween('t', theirs, { kind: 'manufacturer', id: own });
  return sql<Value | null>`(select ${value} from network_requests t where ${both})`;
};

/** The viewer's relation to partner `p`. */
export const relationTo = (me: PartnerId, kind: Partner): RawBuilder<Relation> => {
  const sent = isSide('sender', me);
  const relation = sql<Relation>`case t.status when 'approved' then 'connected'
    when 'pending' then case when ${sent} then 'sent' else 'received' end
    else case when ${sent} then 'denied' else 'declined' end end`;
  return sql<Relation>`coalesce(${requestWith(me, kind, relation)}, 'none')`;
};

const requestIdWith = (me: PartnerId, kind: Partner) =>
  requestWith(me, kind, sql<string>`t.id::text`);

/** Published products of partner `p`. */
const productsOf: Record<Partner, RawBuilder<number>> = {
  manufacturer: numberOfManufacturer(
    sql`p.id`,
    sql`select c.manufacturer_id, sum(c.n) as value from ${variationCounts} c
      where c.status = '1' and not c.is_sample group by 1`,
  ),
  vendor: sql<number>`(
    select count(*)::int from vendor_products i
    where i.vendor_id = p.id and i.status = '1' and i.paused_reason is null)`,
};

/** The fields of partner `p` that all other partners see. */
export const publicFields = (me: PartnerId, kind: Partner): Record<string, Condition> => ({
  kind: sql`${sql.lit(kind)}::text`,
  name: nameOf(kind, 'p'),
  role: roleOf(kind, 'p'),
  logo: sql`p.logo`,
  description: sql`p.description`,
  category: categoryOf(kind, 'p'),
  productCategories: productCategories[kind],
  post_code: sql`p.post_code`,
  city: sql`p.city`,
  products: productsOf[kind],
  state: relationTo(me, kind),
  requestId: requestIdWith(me, kind),
});

const showroomsOf = (kind: Partner) => sql`(
  select count(*)::int from showrooms x where ${sql.ref(`x.${kind}_id`)} = p.id)`;

const placeOf = (place: string): Condition => {
  const text = place.trim();
  return /^\d{1,5}$/.test(text) ? sql`p.post_code like ${`${text}%`}` : hasWords(text, sql`p.city`);
};

/** The kind of all partners in a list. */
export const kindIn = (list: NetworkList): Partner =>
  list === 'manufacturers' ? 'manufacturer' : 'vendor';

/** Throws FORBIDDEN if a manufacturer lists manufacturers. */
export const assertSeen = (viewer: Viewer, list: NetworkList): void => {
  if (kindIn(list) === 'manufacturer' && meOf(viewer).kind === 'manufacturer') throw forbidden();
};

/**
 * Partners of a list that take part in networks, except the viewer, with their sort expressions.
 */
const found = (viewer: Viewer, list: NetworkList, filter: NetworkPartnersFilter) => {
  assertSeen(viewer, list);
  const me = meOf(viewer);
  const kind = kindIn(list);
  const name = nameOf(kind, 'p');
  const where: Condition[] = [isOpen(kind, 'p')];
  if (kind === 'vendor') where.push(sql`p.vendor_type = any(${networkLists[list]}::text[])`);
  if (kind === me.kind) where.push(sql`p.id <> ${me.id}`);
  if (filter.ids) where.push(sql`p.id = any(${filter.ids}::bigint[])`);
  if (filter.name) where.push(hasWords(filter.name, name, sql`coalesce(p.description, '')`));
  if (filter.category) where.push(sql`${categoryOf(kind, 'p')} ? ${filter.category}`);
  if (filter.categories?.length) where.push(hasCategories(kind, filter.categories));
  if (filter.place) where.push(placeOf(filter.place));
  if (filter.state) where.push(sql`${relationTo(me, kind)} = ${filter.state}`);
  const sorts: Record<NetworkPartnersFilter['sort'], Condition> = {
    name: sql`lower(${name})`,
    id: sql`p.id`,
    city: sql`lower(p.city)`,
  };
  const rows: Rows = { table: tableOf[kind], alias: 'p', where };
  return { rows, column: sorts[filter.sort] };
};

const partnersOn = async (
  db: Db,
  viewer: Viewer,
  kind: Partner,
  page: Condition,
  fields: ReadonlySet<string>,
): Promise<NetworkPartner[]> => {
  const expressions = { ...publicFields(meOf(viewer), kind), showrooms: showroomsOf(kind) };
  const { rows } = await sql<NetworkPartner>`
    with page as materialized (${page})
    select p.id${requestedColumns(expressions, fields)}
    from page join ${sql.table(tableOf[kind])} p on p.id = page.id order by page.n`.execute(db);
  return rows;
};

export const listPartners = (
  db: Db,
  viewer: Viewer,
  list: NetworkList,
  filter: NetworkPartnersFilter,
  fields: ReadonlySet<string>,
): ListSource<NetworkPartner> => {
  const { rows, column } = found(viewer, list, filter);
  const page = pageOf(rows, column, filter);
  return {
    results: () => partnersOn(db, viewer, kindIn(list), page, fields),
    total: () => countOf(db, rows, filter.countUpTo),
  };
};

/** Selects the ids of the partners that match, in the list's order. */
export const matchingPartners = (viewer: Viewer, filter: NetworkPartnersFilter): Condition => {
  const { rows, column } = found(viewer, filter.list, filter);
  return orderedIdsOf(rows, column, filter);
};

/** The partners with these ids that the viewer may see, in the order of the ids. */
export const partnersByIds = (
  db: Db,
  viewer: Viewer,
  list: NetworkList,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<NetworkPartner[]> => {
  const kind = kindIn(list);
  const page = sql`
    select p.id, x.n from unnest(${ids}::bigint[]) with ordinality x (id, n)
    join ${sql.table(tableOf[kind])} p on p.id = x.id and ${isOpen(kind, 'p')}`;
  return partnersOn(db, viewer, kind, page, fields);
};
