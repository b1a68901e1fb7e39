import { type RawBuilder, sql } from 'kysely';
import type { NetworkPartnersFilter, PartnerRole, Relation } from '#contract/rules/network.ts';
import type { Partner } from '#contract/rules/profile.ts';
import type { Db } from '#server/db/database.ts';
import { asked as askedFor, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { containing, hasWords } from '#server/db/search.ts';
import type { NetworkPartner } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { tableOf } from '#server/modules/profiles/visibility.ts';
import { isBetween } from './connections.ts';
import { categoryOf, isOpen, isSide, meOf, nameOf, type PartnerId, roleOf } from './partners.ts';

type Condition = RawBuilder<unknown>;

/** The request of the viewer and partner `p`, as `t`. */
export const requestWith = <Value>(me: PartnerId, kind: Partner, value: RawBuilder<Value>) => {
  const [own, theirs] = [sql`${me.id}::bigint`, sql`p.id`];
  const both =
    me.kind === 'vendor'
      ? isBetween('t', own, { kind, id: theirs })
      : isBetween('t', theirs, { kind: 'manufacturer', id: own });
  return sql<Value | null>`(select ${value} from network_requests t where ${both})`;
};

/** What partner `p` is to the viewer. */
const relationTo = (me: PartnerId, kind: Partner): RawBuilder<Relation> => {
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
  manufacturer: sql<number>`(
    select count(*)::int from parent_products x join variations v on v.parent_id = x.id
    where x.manufacturer_id = p.id and v.status = '1' and v.sample_of_id is null)`,
  vendor: sql<number>`(
    select count(*)::int from vendor_products i
    where i.vendor_id = p.id and i.status = '1' and i.paused_reason is null)`,
};

/** The fields of partner `p` that all others see. */
export const publicFields = (me: PartnerId, kind: Partner): Record<string, Condition> => ({
  kind: sql`${sql.lit(kind)}::text`,
  name: nameOf(kind, 'p'),
  role: roleOf(kind, 'p'),
  logo: sql`p.logo`,
  description: sql`p.description`,
  category: categoryOf(kind, 'p'),
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
  return /^\d{1,5}$/.test(text)
    ? sql`p.post_code like ${`${text}%`}`
    : sql`p.city ilike ${containing(text)}`;
};

/** Partners of some roles, all of one kind, that take part in networks; without the viewer. */
export const listPartners = async (
  db: Db,
  viewer: Viewer,
  roles: readonly PartnerRole[],
  filter: NetworkPartnersFilter,
  fields: ReadonlySet<string>,
): Promise<ListSource<NetworkPartner>> => {
  const me = meOf(viewer);
  const kind: Partner = roles.includes('manufacturer') ? 'manufacturer' : 'vendor';
  const name = nameOf(kind, 'p');
  const where: Condition[] = [isOpen(kind, 'p')];
  if (kind === 'vendor') where.push(sql`p.vendor_type = any(${roles}::text[])`);
  if (kind === me.kind) where.push(sql`p.id <> ${me.id}`);
  if (filter.ids) where.push(sql`p.id = any(${filter.ids}::bigint[])`);
  if (filter.name) where.push(hasWords(filter.name, name, sql`coalesce(p.description, '')`));
  if (filter.category) where.push(sql`${categoryOf(kind, 'p')} ? ${filter.category}`);
  if (filter.place) where.push(placeOf(filter.place));
  if (filter.state) where.push(sql`${relationTo(me, kind)} = ${filter.state}`);
  const rows: Rows = { table: tableOf[kind], alias: 'p', where };
  const sorts: Record<NetworkPartnersFilter['sort'], Condition> = {
    name: sql`lower(${name})`,
    id: sql`p.id`,
    city: sql`lower(p.city)`,
  };
  const expressions = { ...publicFields(me, kind), showrooms: showroomsOf(kind) };
  const { rows: results } = await sql<NetworkPartner>`
    with page as materialized (${pageOf(rows, sorts[filter.sort], filter)})
    select p.id${askedFor(expressions, fields)}
    from page join ${sql.table(tableOf[kind])} p on p.id = page.id order by page.n`.execute(db);
  return { results, total: () => countOf(db, rows) };
};
