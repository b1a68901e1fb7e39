import { sql } from 'kysely';
import { webhookLimits } from '#contract/rules/shop/webhook.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import { CannotOpen, renewed, type Sealer } from '#server/secrets/sealer.ts';
import { newSecret } from './messages.ts';

/* The secrets of endpoints as stored in the database. */

const placeOf = (endpointId: string) => `webhook_endpoints:${endpointId}`;

/** Gives an endpoint its first secret, or a new one; returns it. */
export const giveSecret = async (trx: Trx, secrets: Sealer, id: string): Promise<string> => {
  const secret = newSecret();
  const sealed = await secrets.seal(secret, placeOf(id));
  await sql`
    update webhook_endpoints set secret = ${sealed},
      former_secret = nullif(secret, ''),
      former_until = case when secret <> ''
        then now() + make_interval(hours => ${webhookLimits.secretHours}) end
    where id = ${id}`.execute(trx);
  return secret;
};

/**
 * Creates a new secret. The former one also signs until its time is over; earlier ones do not.
 * @throws NOT_FOUND for an unknown endpoint
 */
export const rotateSecret = async (trx: Trx, secrets: Sealer, id: string): Promise<string> => {
  await trx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  return giveSecret(trx, secrets, id);
};

/**
 * The secrets that sign, the present one first.
 * @throws CannotOpen if no key opens the present one
 */
export const openSecrets = async (
  secrets: Sealer,
  id: string,
  present: string,
  former: string | null,
): Promise<string[]> => {
  const opened = await secrets.open(present, placeOf(id));
  if (former === null) return [opened];
  const before = await secrets.open(former, placeOf(id)).catch(unlessLost);
  return before === null ? [opened] : [opened, before];
};

const unlessLost = (error: unknown): null => {
  if (error instanceof CannotOpen) return null;
  throw error;
};

/**
 * Encrypts secrets with the present key that were encrypted with the one before. Those that no key
 * opens stay: their deliveries fail until they are replaced.
 */
export const resealWebhookSecrets = async (db: Db, secrets: Sealer): Promise<void> => {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'secret', 'former_secret'])
    .where('secret', '<>', '')
    .execute();
  for (const { id, secret, former_secret: former } of rows) {
    const next = { secret: await resealed(secrets, id, secret), former_secret: former };
    if (former !== null) next.former_secret = await resealed(secrets, id, former);
    if (next.secret === secret && next.former_secret === former) continue;
    await db
      .updateTable('webhook_endpoints')
      .set(next)
      .where('id', '=', id)
      // not if it was replaced meanwhile
      .where('secret', '=', secret)
      .execute();
  }
};

const resealed = async (secrets: Sealer, id: string, text: string): Promise<string> =>
  (await renewed(secrets, text, placeOf(id)).catch(unlessLost)) ?? text;
