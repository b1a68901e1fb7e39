import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, 2 passes), which follow OWASP. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Compared with for an unknown account, so that it takes as long as a known one. */
const nobody = hashPassword('nobody has this password');

/** Whether the password is the account's; never for an account without one. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== null;
};
