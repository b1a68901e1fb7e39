import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Portal } from '#contract/portal.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Context } from '#server/graphql/context.ts';
import { newChallenge, type Purpose, takeChallenge } from './challenges.ts';

/** The site to which passkeys belong: the address of a portal. */
export interface RelyingParty {
  /** Its host name. */
  id: string;
  origin: string;
}

export const relyingPartyOf = (
  { portalOrigin }: Pick<Context, 'portalOrigin'>,
  portal: Portal,
): RelyingParty => {
  const { hostname, origin } = new URL(portalOrigin(portal));
  return { id: hostname, origin };
};

/**
 * The options for using a passkey, as JSON.
 * @param userId null for any passkey of the device
 * @throws NOT_FOUND for an account without one
 */
export const requestOptions = async (
  db: Db,
  { id }: RelyingParty,
  purpose: Purpose,
  userId: string | null,
): Promise<string> => {
  const credentials = userId === null ? [] : await credentialsOf(db, userId);
  if (userId !== null && credentials.length === 0) throw notFound();
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: Buffer.from(await newChallenge(db, purpose, userId), 'base64url'),
    // by itself it must be as good as password and code
    userVerification: 'required',
    allowCredentials: credentials,
  });
  return JSON.stringify(options);
};

/** The account's passkeys, as browsers know them. */
export const credentialsOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .execute();

/** Parses a browser's answer; null for anything but an object with an id. */
export const parseResponse = <Response extends { id: string }>(text: string): Response | null => {
  try {
    const response = JSON.parse(text) as Response | null;
    return typeof response?.id === 'string' ? response : null;
  } catch {
    return null;
  }
};

interface Use {
  party: RelyingParty;
  portal: Portal;
  purpose: Purpose;
  /** The account whose passkey it must be; null for any. */
  userId: string | null;
}

/**
 * Verifies the use of a passkey.
 * @returns the account that it belongs to; null if anything about the answer is wrong
 */
export const verifyPasskey = async (
  db: Db,
  text: string,
  { party, portal, purpose, userId }: Use,
): Promise<string | null> => {
  const response = parseResponse<AuthenticationResponseJSON>(text);
  if (!response) return null;
  const passkey = await db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.credential_id', 'p.public_key', 'p.counter'])
    .where('p.credential_id', '=', response.id)
    .where('u.role', '=', portal)
    .executeTakeFirst();
  if (!passkey || (userId !== null && passkey.user_id !== userId)) return null;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, purpose, userId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
    // the library throws for a malformed answer
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  await sql`
    update passkeys set counter = ${newCounter}, is_synced = ${credentialBackedUp},
      last_used_at = now()
    where id = ${passkey.id}`.execute(db);
  return passkey.user_id;
};
