import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { NewPasskey, Passkey } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import { wrongPasskey } from '#contract/rules/platform/passkey.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { productName } from '#server/mail/mails.ts';
import { reportAccountEvent } from '#server/modules/platform/accounts/accountEvents.ts';
import {
  dropCodesOfNoFactor,
  isFactorRequired,
  lockFactors,
  replaceRecoveryCodes,
} from '#server/modules/platform/secondFactors/recovery.ts';
import { endSessions } from '#server/modules/platform/session/sessions.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { credentialsOf, parseResponse, relyingPartyOf } from './verify.ts';

/* Operations of users on their own passkeys. */

export const ownPasskeys = async (db: Db, userId: string): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, name, is_synced, created_at, last_used_at }) => ({
    id,
    name,
    isSynced: is_synced,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
};

/** @returns the options for the browser, as JSON */
export const beginPasskey = async (context: Context): Promise<string> => {
  const { db } = context;
  const { userId, portal } = viewerOf(context);
  const { email, language } = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
  const known = await credentialsOf(db, userId);
  if (known.length >= serverLimits.passkeys) {
    throw new DomainError('INVALID', {
      msg: 'error.TOO_MANY_PASSKEYS',
      args: { limit: serverLimits.passkeys },
    });
  }
  const options = await generateRegistrationOptions({
    rpName: productName(portal, language as Language),
    rpID: relyingPartyOf(context, portal).id,
    userName: email,
    userID: new TextEncoder().encode(userId),
    challenge: Buffer.from(await newChallenge(db, 'add', userId), 'base64url'),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
};

/** @throws INVALID for `response` */
export const addPasskey = async (
  context: Context,
  { name, response: text }: { name: string; response: string },
): Promise<NewPasskey> => {
  const { userId } = viewerOf(context);
  const credential = await newCredential(context, text);
  const added = await inTransaction(context.db, async (trx) => {
    const hadFactor = await lockFactors(trx, userId);
    const { id } = await trx
      .insertInto('passkeys')
      .values({ ...credential, user_id: userId, name })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirstOrThrow(() => invalid({ response: { rule: wrongPasskey } }));
    const event = { event: 'passkeyAdded', passkey: name } as const;
    await reportAccountEvent(trx, context.queue, userId, event);
    if (hadFactor) return { id, codes: [] };
    await endSessions(trx, userId, viewerOf(context).tokenHash);
    return { id, codes: await replaceRecoveryCodes(trx, userId) };
  });
  context.recordEvent({ kind: 'passkeyAdded', detail: name });
  context.queue.wake('mail');
  return added;
};

const newCredential = async (context: Context, text: string) => {
  const { userId, portal } = viewerOf(context);
  const party = relyingPartyOf(context, portal);
  const response = parseResponse<RegistrationResponseJSON>(text);
  const verified =
    response &&
    (await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(context.db, challenge, 'add', userId),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // the library throws for a malformed answer
    }).catch(() => null));
  if (!verified?.verified) throw invalid({ response: { rule: wrongPasskey } });
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    is_synced: credentialBackedUp,
  };
};

/** @throws NOT_FOUND; FORBIDDEN for the last second factor of an account that needs one */
export const removePasskey = async (context: Context, id: string): Promise<void> => {
  const { userId } = viewerOf(context);
  const name = await inTransaction(context.db, async (trx) => {
    await lockFactors(trx, userId);
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirstOrThrow(notFound);
    const remains = await lockFactors(trx, userId);
    if (!remains && (await isFactorRequired(trx, userId))) {
      throw new DomainError('FORBIDDEN', { msg: 'error.SECOND_FACTOR_KEPT' });
    }
    await dropCodesOfNoFactor(trx, userId);
    const event = { event: 'passkeyRemoved', passkey: removed.name } as const;
    await reportAccountEvent(trx, context.queue, userId, event);
    return removed.name;
  });
  context.recordEvent({ kind: 'passkeyRemoved', detail: name });
  context.queue.wake('mail');
};
