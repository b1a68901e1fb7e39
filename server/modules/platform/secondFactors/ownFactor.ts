import { sql } from 'kysely';
import type { NewSecondFactor, OwnSecondFactor } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import type { Portal } from '#contract/portal.ts';
import { wrongCode } from '#contract/rules/platform/secondFactorCode.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import { type Context, originOf, viewerOf } from '#server/graphql/context.ts';
import { productName } from '#server/mail/mails.ts';
import { endSessions } from '#server/modules/platform/session/sessions.ts';
import { addressOf, newSecret, stepOf } from './codes.ts';
import { notifyOwner } from './notifyOwner.ts';
import {
  dropCodesOfNoFactor,
  isFactorRequired,
  isRequired,
  lockFactors,
  replaceRecoveryCodes,
} from './recovery.ts';
import { openSecret, sealSecret } from './secrets.ts';
import { recoveryCodesLeft } from './usedCodes.ts';

/* Operations of users on their own second factor. */

const accountOf = (db: Db, userId: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select(['u.email', 'u.role', 'u.language', 'f.since'])
    .select(isRequired.as('isRequired'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow(notFound);

export const ownSecondFactor = async (db: Db, userId: string): Promise<OwnSecondFactor> => {
  const { since, isRequired: isNeeded } = await accountOf(db, userId);
  return {
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: await recoveryCodesLeft(db, userId),
    isRequired: isNeeded,
  };
};

/** Condition on a pending secret: it was made a short time ago. */
const isPending = sql<boolean>`pending_since > now()
  - interval '1 minute' * ${sql.lit(serverLimits.pendingFactorMinutes)}`;

/** Deletes secrets that were not confirmed in time; runs hourly. */
export const deletePendingSecrets = async (db: Db): Promise<void> => {
  await sql`
    update second_factors set pending_secret = null, pending_since = null
    where pending_secret is not null and not coalesce(${isPending}, false)`.execute(db);
  await sql`
    delete from second_factors where secret is null and pending_secret is null`.execute(db);
};

/** Creates a secret, which has no effect until it is confirmed with a code. */
export const beginSecondFactor = async (context: Context): Promise<NewSecondFactor> => {
  const { userId } = viewerOf(context);
  const { email, role, language } = await accountOf(context.db, userId);
  const secret = newSecret();
  const pending_secret = await sealSecret(context.secrets, userId, secret);
  await context.db
    .insertInto('second_factors')
    .values({ user_id: userId, pending_secret, pending_since: sql`now()` })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ pending_secret, pending_since: sql`now()` }),
    )
    .execute();
  const issuer = productName(role as Portal, language as Language);
  return { secret, address: addressOf(secret, { issuer, label: email }) };
};

/**
 * @returns the recovery codes, which are available only here
 * @throws NOT_FOUND if the secret was made more than 15 minutes ago, RATE_LIMITED
 */
export const confirmSecondFactor = async (context: Context, code: string): Promise<string[]> => {
  const { userId, portal, tokenHash } = viewerOf(context);
  const { email } = await accountOf(context.db, userId);
  const attempt = await context.codeLimiter.attempt(`${portal}:${email}`, originOf(context));
  const codes = await inTransaction(context.db, async (trx) => {
    const begun = await trx
      .selectFrom('second_factors')
      .select('pending_secret')
      .where('user_id', '=', userId)
      .where(isPending)
      .forUpdate()
      .executeTakeFirst();
    if (!begun?.pending_secret) throw notFound();
    const secret = await openSecret(context.secrets, userId, begun.pending_secret);
    const step = stepOf(secret, code);
    if (step === null) throw invalid({ code: { rule: wrongCode } });
    await trx
      .updateTable('second_factors')
      .set({ secret: begun.pending_secret, pending_secret: null, pending_since: null })
      // the confirming code cannot also be used to sign in
      .set({ since: sql`now()`, last_step: step })
      .where('user_id', '=', userId)
      .execute();
    await endSessions(trx, userId, tokenHash);
    await notifyOwner(context, trx, { userId, change: 'on' });
    return replaceRecoveryCodes(trx, userId);
  });
  await attempt.succeeded();
  context.recordEvent({ kind: 'secondFactorOn' });
  context.queue.wake('mail');
  return codes;
};

export const renewRecoveryCodes = async (context: Context): Promise<string[]> => {
  const { userId } = viewerOf(context);
  const codes = await inTransaction(context.db, async (trx) => {
    if (!(await lockFactors(trx, userId))) throw notFound();
    await notifyOwner(context, trx, { userId, change: 'recoveryCodesRenewed' });
    return replaceRecoveryCodes(trx, userId);
  });
  context.recordEvent({ kind: 'recoveryCodesRenewed' });
  context.queue.wake('mail');
  return codes;
};

export const endOwnSecondFactor = async (context: Context): Promise<void> => {
  const { userId } = viewerOf(context);
  await inTransaction(context.db, async (trx) => {
    await lockFactors(trx, userId);
    await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where('secret', 'is not', null)
      .returning('user_id')
      .executeTakeFirstOrThrow(notFound);
    const remains = await lockFactors(trx, userId);
    if (!remains && (await isFactorRequired(trx, userId))) {
      throw new DomainError('FORBIDDEN', { msg: 'error.SECOND_FACTOR_KEPT' });
    }
    await dropCodesOfNoFactor(trx, userId);
    await notifyOwner(context, trx, { userId, change: 'off' });
  });
  context.recordEvent({ kind: 'secondFactorOff' });
  context.queue.wake('mail');
};
