import { type RawBuilder, sql } from 'kysely';
import type { StyleCollaboratorChoice } from '#contract/generated/schema.ts';
import type {
  Collaborator,
  StyleCollaboratorChoicesFilter,
} from '#contract/rules/website/style.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { countFrom, directionOf } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { Writing } from '#server/entity/writing.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { connectedWith, hasNetworks } from '#server/modules/people/networks/connections.ts';

/**
 * Partners of one kind that the viewer may invite: connected partners; for administrators, all
 * active ones.
 */
const isCandidate = (viewer: Viewer, kind: 'manufacturer' | 'vendor'): RawBuilder<unknown> => {
  const alias = sql.id(kind === 'manufacturer' ? 'm' : 'd');
  const isActive = sql`${alias}.suspended_at is null`;
  const { manufacturerId, vendorId, roles } = viewer;
  if (viewer.portal === 'admin') return isActive;
  // a basic account has no networks
  if (roles.includes('account_basic')) return sql`false`;
  const own =
    manufacturerId === null
      ? ({ kind: 'vendor', id: sql`${vendorId}` } as const)
      : ({ kind: 'manufacturer', id: sql`${manufacturerId}` } as const);
  // manufacturers cannot be connected with each other
  if (own.kind === 'manufacturer' && kind === 'manufacturer') return sql`false`;
  const isOpen = kind === 'vendor' ? hasNetworks(sql`d.id`) : sql`true`;
  return sql`(${isActive} and ${isOpen} and ${alias}.id in (${connectedWith(own, kind)}))`;
};

const partners = (viewer: Viewer): RawBuilder<unknown> => sql`(
  select m.id as "manufacturerId", null::bigint as "vendorId", m.company_name as name,
    coalesce(m.city, '') as city from manufacturers m where ${isCandidate(viewer, 'manufacturer')}
  union all
  select null, d.id, coalesce(d.company_name, d.name || ' ' || d.surname), coalesce(d.city, '')
  from vendors d where ${isCandidate(viewer, 'vendor')})`;

/** The partners that the viewer can choose as collaborators. */
export const collaboratorChoices = async (
  db: Db,
  viewer: Viewer,
  { search, page, size, order, countUpTo }: StyleCollaboratorChoicesFilter,
): Promise<ListSource<StyleCollaboratorChoice>> => {
  const found = sql`from ${partners(viewer)} x
    where ${search ? hasWords(search, sql`x.name`, sql`x.city`) : sql`true`}`;
  const direction = directionOf({ order });
  const { rows } = await sql<StyleCollaboratorChoice>`
    select x."manufacturerId"::text, x."vendorId"::text, x.name, x.city ${found}
    order by lower(x.name) ${direction}, x."manufacturerId", x."vendorId"
    limit ${size} offset ${page * size}`.execute(db);
  return {
    results: rows,
    total: () => countFrom(db, found, countUpTo),
  };
};

/** How many of these partners the viewer can choose. */
export const collaboratorsAmong = async (
  { trx, viewer }: Writing,
  given: readonly Collaborator[],
): Promise<number> => {
  if (given.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${partners(viewer)} x
    join jsonb_to_recordset(${jsonb(given)}) as g ("manufacturerId" bigint, "vendorId" bigint)
      on g."manufacturerId" is not distinct from x."manufacturerId"
      and g."vendorId" is not distinct from x."vendorId"`.execute(trx);
  return rows[0]?.n ?? 0;
};
