import { sql } from 'kysely';
import {
  type ApiKeyRotation,
  apiKeyInput,
  apiKeysQuery,
  type NewApiKey,
  type Scope,
} from '#contract/rules/platform/apiKey.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { unlessUnsaved } from '#server/db/failures.ts';
import { moment, optionalMoment } from '#server/db/moment.ts';
import { prepared } from '#server/db/prepared.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { invalid, notFound, tokenNotValid } from '#server/errors/domainError.ts';
import type { ShopKey } from '#server/graphql/shopContext.ts';
import { writtenPosition } from '#server/modules/platform/session/positions.ts';
import { hashToken, newToken } from '#server/modules/platform/session/tokens.ts';

/**
 * Prefix of a key, which distinguishes it from a session token and lets secret scanners find leaked
 * keys.
 */
const prefix = 'atrium_shop_';

const state = sql<string>`case when t.revoked_at is not null then 'revoked'
  when t.ends_at <= now() then 'ended' when t.ends_at is not null then 'ending' else 'active' end`;

export const apiKeys = defineEntity({
  name: 'apiKey',
  plural: 'apiKeys',
  area: 'apiKeys',
  table: 'api_keys',
  input: apiKeyInput,
  query: apiKeysQuery,
  columns: ['name', 'hint', 'scopes'],
  fields: () => ({
    shopId: sql<string>`t.shop_id`,
    state,
    createdBy: sql<string>`(
      select coalesce(nullif(trim(u.firstname || ' ' || u.lastname), ''), u.email)
      from users u where u.id = t.created_by)`,
    createdAt: moment('t.created_at'),
    lastUsedAt: optionalMoment('t.last_used_at'),
    endsAt: optionalMoment('t.ends_at'),
    revokedAt: optionalMoment('t.revoked_at'),
  }),
  filters: {
    name: contains('name'),
    shopId: equals('shop_id'),
    state: (wanted) => sql`${state} = ${wanted}`,
  },
  sorts: {
    createdAt: byColumn('created_at'),
    id: byColumn('id'),
    name: byText('name'),
    lastUsedAt: byColumn('last_used_at'),
  },
});

/** A key that is available only here. */
interface CreatedKey {
  id: string;
  key: string;
}

/**
 * Creates a key of a shop.
 * @throws INVALID if there is no such shop
 */
export const createApiKey = async (
  db: Db,
  userId: string,
  { shopId, name, scopes, endsAt }: NewApiKey,
): Promise<CreatedKey> => {
  const key = prefix + newToken();
  const { rows } = await sql<{ id: string }>`
    insert into api_keys (shop_id, name, scopes, ends_at, key_hash, hint, created_by)
    select s.id, ${name}, ${scopes}, ${endsAt}, ${hashToken(key)}, ${key.slice(-4)}, ${userId}
    from shops s where s.id = ${shopId} for key share returning id`.execute(db);
  const [created] = rows;
  if (!created) throw invalid({ shopId: { rule: 'rules.unknown' } });
  return { id: created.id, key };
};

/**
 * Creates a key like the given one, which goes on until `endsAt`, or until its own end if that is earlier.
 * @throws NOT_FOUND for an unknown, ended or revoked key
 */
export const rotateApiKey = async (
  trx: Trx,
  userId: string,
  { id, endsAt }: ApiKeyRotation,
): Promise<CreatedKey & { name: string }> => {
  const { rows } = await sql<{ shopId: string; name: string; scopes: Scope[] }>`
    update api_keys set ends_at = least(ends_at, ${endsAt}::timestamptz)
    where id = ${id} and revoked_at is null and (ends_at is null or ends_at > now())
    returning shop_id as "shopId", name, scopes`.execute(trx);
  const [former] = rows;
  if (!former) throw notFound();
  return {
    ...(await createApiKey(trx, userId, { ...former, endsAt: null })),
    name: former.name,
  };
};

/**
 * Waits for orders that are currently being received with the key. `revoked_at` is read after this wait,
 * so no order of the key is later than its revocation. Throws NOT_FOUND for an unknown key.
 * @returns the key's name
 */
export const revokeApiKey = async (db: Db, id: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    with held as (select id from api_keys where id = ${id} for update)
    update api_keys k set revoked_at = coalesce(k.revoked_at, clock_timestamp()) from held
    where k.id = held.id returning k.name`.execute(db);
  const [revoked] = rows;
  if (!revoked) throw notFound();
  return revoked.name;
};

const isValid = sql`k.revoked_at is null and (k.ends_at is null or k.ends_at > now())`;

/** The shop's key; null if it is unknown, ended or revoked. */
export const findKey = async (db: Db, token: string): Promise<ShopKey | null> => {
  if (!token.startsWith(prefix)) return null;
  const { rows } = await sql<Omit<ShopKey, 'isFirstUse'> & { isStale: boolean }>`
    ${prepared}
    select k.id, k.name, k.shop_id as "shopId", k.scopes,
      ${writtenPosition('k')} as written,
      coalesce(k.last_used_at < now() - interval '1 minute', true) as "isStale"
    from api_keys k where k.key_hash = ${hashToken(token)} and ${isValid}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { isStale, ...key } = found;
  return { ...key, isFirstUse: isStale && (await touch(db, key.id).catch(unlessUnsaved)) };
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

/** Prevents a key from being revoked until the end of the transaction; rejects one that is not valid. */
export const lockApiKey = async (trx: Db, id: string): Promise<void> => {
  const { rows } = await sql`
    select from api_keys k where k.id = ${id} and ${isValid} for share`.execute(trx);
  if (rows.length === 0) throw tokenNotValid();
};
