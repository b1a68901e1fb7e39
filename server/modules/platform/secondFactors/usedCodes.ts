import { sql } from 'kysely';
import { isCodeOfApp } from '#contract/rules/platform/secondFactorCode.ts';
import type { Db } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { hashToken } from '#server/modules/platform/session/tokens.ts';
import { stepOf } from './codes.ts';
import { openSecret } from './secrets.ts';

export type CodeKind = 'app' | 'recovery';

/**
 * Consumes a code of the account: of two requests with the same code, only one succeeds.
 * @returns the kind of code; null if it is wrong or already used
 */
export const consumeCode = async (
  context: Stored,
  userId: string,
  code: string,
): Promise<CodeKind | null> => {
  if (isCodeOfApp(code)) return (await spendCodeOfApp(context, userId, code)) ? 'app' : null;
  return (await spendRecoveryCode(context.db, userId, code)) ? 'recovery' : null;
};

type Stored = Pick<Context, 'db' | 'secrets'>;

const spendCodeOfApp = async (
  { db, secrets }: Stored,
  userId: string,
  code: string,
): Promise<boolean> => {
  const factor = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!factor?.secret) return false;
  const step = stepOf(await openSecret(secrets, userId, factor.secret), code);
  if (step === null) return false;
  const used = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', factor.secret)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
};

const spendRecoveryCode = async (db: Db, userId: string, code: string): Promise<boolean> => {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
};

export const recoveryCodesLeft = async (db: Db, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
};
