import { hash, verify } from '@node-rs/argon2';
import { passwordSame } from '#contract/rules/platform/session.ts';
import { invalid } from '#server/errors/domainError.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** argon2id with the library's defaults (19 MiB, 2 passes), which follow OWASP. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/**
 * The hash of a password that a user chooses.
 * @param present the hash of the one before, where the user has one and did not type it
 * @throws INVALID by field, if many use it or it is the one before
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

/** Compared with for an unknown account, so that it takes as long as a known one. */
const nobody = hashPassword('nobody has this password');

/** Whether the password is the account's; never for an account without one. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== null;
};
