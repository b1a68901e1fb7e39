import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { apiKeyInput, apiKeysQuery } from '#contract/rules/platform/apiKey.ts';
import type { Db } from '#server/db/database.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains } from '#server/entity/filters.ts';
import { notFound, tokenNotValid } from '#server/errors/domainError.ts';
import type { SignedIn } from '#server/graphql/context.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { hashToken, newToken } from '#server/modules/platform/session/tokens.ts';

/**
 * Prefix of a key, which distinguishes it from a session token and lets secret scanners find leaked
 * keys.
 */
const prefix = 'atrium_shop_';

export const isApiKey = (token: string): boolean => token.startsWith(prefix);

export const apiKeys = defineEntity({
  name: 'apiKey',
  plural: 'apiKeys',
  area: 'apiKeys',
  table: 'api_keys',
  input: apiKeyInput,
  query: apiKeysQuery,
  columns: ['name', 'hint'],
  fields: () => ({
    state: sql<string>`case when t.revoked_at is null then 'active' else 'revoked' end`,
    createdBy: sql<string>`(
      select coalesce(nullif(trim(u.firstname || ' ' || u.lastname), ''), u.email)
      from users u where u.id = t.created_by)`,
    createdAt: sql<string>`to_json(t.created_at) #>> '{}'`,
    lastUsedAt: sql<string | null>`to_json(t.last_used_at) #>> '{}'`,
    revokedAt: sql<string | null>`to_json(t.revoked_at) #>> '{}'`,
  }),
  filters: {
    name: contains('name'),
    state: (state) => sql`(t.revoked_at is null) = ${state === 'active'}`,
  },
  sorts: {
    createdAt: byColumn('created_at'),
    id: byColumn('id'),
    name: byText('name'),
    lastUsedAt: byColumn('last_used_at'),
  },
});

/** @returns the key, which is available only here */
export const createApiKey = async (
  db: Db,
  userId: string,
  name: string,
): Promise<{ id: string; key: string }> => {
  const key = prefix + newToken();
  const { id } = await db
    .insertInto('api_keys')
    .values({ name, key_hash: hashToken(key), hint: key.slice(-4), created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key };
};

/**
 * Waits for orders that are currently being received with the key. Throws NOT_FOUND for an unknown
 * key.
 * @returns the key's name
 */
export const revokeApiKey = async (db: Db, id: string): Promise<string> => {
  const { name } = await db
    .updateTable('api_keys')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow(notFound);
  return name;
};

/** Waits like {@link revokeApiKey}; keys already revoked need no change. */
export const revokeAction: BulkAction<InferOutput<typeof apiKeysQuery>, object> = {
  kind: 'apiKeys.revoke',
  access: ['apiKeys', 'edit'],
  matching: apiKeys.matching,
  apply: async (trx, _viewer, ids) => {
    const { rows } = await sql<{ id: string; is_revoked: boolean }>`
      select t.id, t.revoked_at is not null as is_revoked from api_keys t
      where t.id = any(${ids}::bigint[]) order by t.id for update`.execute(trx);
    const revoked = rows.filter(({ is_revoked }) => is_revoked).map(({ id }) => id);
    await sql`
      update api_keys set revoked_at = now()
      where id = any(${ids}::bigint[]) and revoked_at is null`.execute(trx);
    return [...missing(ids, rows), ...unchanged(revoked)];
  },
};

/** As many names as fit in a row of a list. */
const mostNamed = 3;

/** The names of keys, for notifications. */
export const keyNames = async (db: Db, ids: readonly string[]): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select name from api_keys where id = any(${ids}::bigint[])
    order by name limit ${mostNamed}`.execute(db);
  return rows.map(({ name }) => name).join(', ');
};

/**
 * The viewer for a shop's key; only shops have this role, and they have no other. Null if the key
 * is unknown or revoked.
 */
export const viewerOfKey = async (db: Db, key: string): Promise<SignedIn | null> => {
  const tokenHash = hashToken(key);
  const { rows } = await sql<{ id: string; name: string; created_by: string; stale: boolean }>`
    select k.id, k.name, k.created_by,
      coalesce(k.last_used_at < now() - interval '1 minute', true) as stale
    from api_keys k where k.key_hash = ${tokenHash} and k.revoked_at is null`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const isFirst = found.stale && (await touch(db, found.id));
  return {
    userId: found.created_by,
    apiKeyId: found.id,
    portal: 'shop',
    roles: ['shop'],
    manufacturerId: null,
    vendorId: null,
    tokenHash,
    isViewing: false,
    ...(isFirst && { firstUseOf: found.name }),
  };
};

/**
 * Records the use of a key. Skips a key that is being revoked instead of waiting for the lock.
 * @returns whether it is the first use in this hour
 */
const touch = async (db: Db, id: string): Promise<boolean> => {
  const { rows } = await sql<{ isFirst: boolean }>`
    with held as (
      select id, last_used_at from api_keys where id = ${id} for no key update skip locked)
    update api_keys k set last_used_at = now() from held where k.id = held.id
    returning coalesce(held.last_used_at < date_trunc('hour', now()), true) as "isFirst"`.execute(
    db,
  );
  return rows[0]?.isFirst ?? false;
};

/** Prevents a key from being revoked until the end of the transaction; rejects a revoked key. */
export const lockApiKey = async (trx: Db, id: string): Promise<void> => {
  const { rows } = await sql`
    select from api_keys where id = ${id} and revoked_at is null for share`.execute(trx);
  if (rows.length === 0) throw tokenNotValid();
};
