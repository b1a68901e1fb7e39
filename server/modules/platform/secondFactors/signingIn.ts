import type { SignInInput } from '#contract/generated/schema.ts';
import { signInCode, wrongCode } from '#contract/rules/platform/secondFactorCode.ts';
import { invalid, parse } from '#server/errors/domainError.ts';
import { type Context, originOf } from '#server/graphql/context.ts';
import { notifyOwner } from './notifyOwner.ts';
import { consumeCode, recoveryCodesLeft } from './usedCodes.ts';

/** Proof of a user whose password was correct. */
export interface Proof {
  /** The account in the format of the limiters. */
  account: string;
  user: { id: string; email: string; role: string };
  input: SignInInput;
}

/**
 * Verifies the second factor of an account, if it has one, and consumes the code.
 * @throws INVALID for `code` if it is missing or wrong, RATE_LIMITED after too many attempts
 */
export const assertCode = async (
  context: Context,
  { account, user, input }: Proof,
): Promise<void> => {
  const { db, codeLimiter, recordEvent } = context;
  const { code } = parse(signInCode, input);
  const attempt = await codeLimiter.attempt(account, originOf(context));
  const kind = await consumeCode(context, user.id, code);
  const who = { account: user.email, userId: user.id, portal: user.role };
  if (!kind) {
    recordEvent({ kind: 'signInRefused', ...who, detail: 'code' });
    throw invalid({ code: { rule: wrongCode } });
  }
  await attempt.succeeded();
  if (kind !== 'recovery') return;
  const left = await recoveryCodesLeft(db, user.id);
  recordEvent({ kind: 'recoveryCodeUsed', ...who, amount: left });
  await notifyOwner(context, db, { userId: user.id, change: 'recoveryCodeUsed', left });
  context.queue.wake('mail');
};
