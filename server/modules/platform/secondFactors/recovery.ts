import { sql } from 'kysely';
import { groupedCode } from '#contract/rules/platform/secondFactorCode.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import { hasSecondFactor } from '#server/modules/platform/session/sessions.ts';
import { hashToken } from '#server/modules/platform/session/tokens.ts';
import { newRecoveryCodes } from './codes.ts';

/* The parts that an app and passkeys share as second factors. */

/** Condition on account `u`: it needs a second factor. */
export const isRequired = sql<boolean>`exists (select from sign_in_settings
  where u.role = any (second_factor_portals))`;

export const isFactorRequired = async (db: Db, userId: string): Promise<boolean> => {
  const user = await db
    .selectFrom('users as u')
    .select(isRequired.as('isRequired'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
  return user.isRequired;
};

/**
 * Whether the account has any second factor. Locks the account, so that two calls at once agree.
 */
export const lockFactors = async (trx: Trx, userId: string): Promise<boolean> => {
  const { has } = await trx
    .selectFrom('users as u')
    .select(hasSecondFactor.as('has'))
    .where('u.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  return has;
};

/** @returns the codes, which are available only here */
export const replaceRecoveryCodes = async (trx: Db, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(code) })))
    .execute();
  return codes.map(groupedCode);
};

/** Deletes the recovery codes of an account that has no second factor any more. */
export const dropCodesOfNoFactor = async (trx: Db, userId: string): Promise<void> => {
  await sql`
    delete from recovery_codes c using users u
    where c.user_id = u.id and u.id = ${userId} and not ${hasSecondFactor}`.execute(trx);
};

/**
 * Removes every second factor of an account whose user has lost them, with the recovery codes.
 * @param none the error for an account that has none
 */
export const endSecondFactors = async (
  trx: Db,
  userId: string,
  none: () => Error = notFound,
): Promise<void> => {
  const { rows } = await sql`
    with passkey as (delete from passkeys where user_id = ${userId} returning 1),
    app as (
      delete from second_factors where user_id = ${userId} and secret is not null returning 1)
    select from passkey union all select from app`.execute(trx);
  if (rows.length === 0) throw none();
  await dropCodesOfNoFactor(trx, userId);
};
