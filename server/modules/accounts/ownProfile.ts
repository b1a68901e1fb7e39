import { sql } from 'kysely';
import { type Partner, profileParts } from '#contract/rules/profile.ts';
import { recordChanges, type Tracked } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import type { OwnProfile } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ApiError, notFound } from '#server/graphql/errors.ts';

const tables = { manufacturer: 'manufacturers', vendor: 'vendors' } as const;

/** The viewer's own row; its id only ever comes from the session. */
interface Own {
  kind: Partner;
  id: string;
}

/** @throws NOT_FOUND for administrators */
export const ownPartner = ({ portal, manufacturerId, vendorId }: Viewer): Own => {
  const id = manufacturerId ?? vendorId;
  if (portal === 'admin' || id === null) throw notFound();
  return { kind: portal, id };
};

const partsOf = (kind: Partner) => profileParts[kind].map((part) => sql.ref(part));

export const ownProfile = async (db: Db, { kind, id }: Own): Promise<OwnProfile> => {
  const { rows } = await sql<OwnProfile>`
    select version, ${sql.join(partsOf(kind))} from ${sql.table(tables[kind])}
    where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

const tracked = (kind: Partner): Tracked => ({
  entity: kind,
  snapshot: (ids) => sql`
    select id, to_jsonb(x) - 'id' as state
    from (select id, ${sql.join(partsOf(kind))} from ${sql.table(tables[kind])}) x
    where id = any(${ids}::bigint[])`,
});

type Values = Partial<Record<string, unknown>> & { version?: number | null };

export const updateOwnProfile = (
  db: Db,
  userId: string,
  own: Own,
  input: Values,
): Promise<OwnProfile> =>
  db.transaction().execute(async (trx) => {
    const table = sql.table(tables[own.kind]);
    const { rows } = await sql<{ version: number }>`
      select version from ${table} where id = ${own.id} for update`.execute(trx);
    if (input.version != null && input.version !== rows[0]?.version) throw new ApiError('CONFLICT');
    const values = profileParts[own.kind].map(
      (part) => sql`${sql.ref(part)} = nullif(${input[part]}, '')`,
    );
    await recordChanges(trx, tracked(own.kind), userId, [own.id], () =>
      sql`
        update ${table} set ${sql.join(values)}, version = version + 1, updated_at = now()
        where id = ${own.id}`.execute(trx),
    );
    return ownProfile(trx, own);
  });
