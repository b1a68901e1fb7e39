import { hash, verify } from '@node-rs/argon2';
import { passwordSame } from '#contract/rules/platform/session.ts';
import { invalid } from '#server/errors/domainError.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** argon2id with the library's defaults (19 MiB, 2 passes), which follow OWASP. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/**
 * Hashes a new password.
 * @param present the current hash, if the user did not have to enter the current password
 * @throws INVALID by field, if the password is common or the same as the current one
 */
export const hashChosen = async (password: string, present?: string | null): Promise<string> => {
  if (await isCommonPassword(password)) {
    throw invalid({ password: { rule: 'rules.passwordCommon' } });
  }
  if (present && (await verify(present, password))) {
    throw invalid({ password: { rule: passwordSame } });
  }
  return hashPassword(password);
};

/**
 * Compared with if the account is unknown, so that the response takes as long as for a known one.
 */
const nobody = hashPassword('nobody has this password');

/** Whether the password matches the account's; never for an account without one. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== null;
};
