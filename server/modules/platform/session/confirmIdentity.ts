import type * as v from 'valibot';
import { wrongPasskey } from '#contract/rules/platform/passkey.ts';
import type { confirmIdentityInput } from '#contract/rules/platform/session.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { confirmPassword } from '#server/modules/platform/accounts/passwords.ts';
import { relyingPartyOf, verifyPasskey } from '#server/modules/platform/passkeys/verify.ts';
import { assertCode } from '#server/modules/platform/secondFactors/signingIn.ts';
import { confirmSession, hasSecondFactor } from './sessions.ts';

/**
 * Proves who uses the session: by a code or a passkey if the account has a second factor, otherwise by
 * the password. Codes and passwords are limited as at sign-in.
 * @throws INVALID for `code`, `passkey` or `password`, RATE_LIMITED
 */
export const confirmIdentity = async (
  context: Context,
  { password, code, passkey }: v.InferOutput<typeof confirmIdentityInput>,
): Promise<void> => {
  const { userId, portal, tokenHash } = viewerOf(context);
  if (passkey) {
    const use = { party: relyingPartyOf(context, portal), portal, purpose: 'confirm' } as const;
    const owner = await verifyPasskey(context.db, passkey, { ...use, userId });
    if (!owner) throw invalid({ passkey: { rule: wrongPasskey } });
    await confirmSession(context.db, tokenHash);
    return;
  }
  const user = await context.db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.role'])
    .select(hasSecondFactor.as('has_second_factor'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
  if (user.has_second_factor) {
    const account = `${user.role}:${user.email}`;
    await assertCode(context, { account, user, input: { code } });
  } else {
    if (!password) throw invalid({ password: { rule: 'rules.required' } });
    await confirmPassword(context, password, 'password');
  }
  await confirmSession(context.db, tokenHash);
};
