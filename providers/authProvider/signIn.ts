import type { Portal } from '#contract/portal.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { request } from '#providers/graphql/request.ts';
import { type Session, writeSession } from '#providers/session.ts';
import {
  ManufacturerSignInDocument,
  SignInDocument,
  VendorSignInDocument,
} from './signIn.generated.ts';

const documents = {
  admin: SignInDocument,
  manufacturer: ManufacturerSignInDocument,
  vendor: VendorSignInDocument,
} satisfies Record<Portal, unknown>;

export interface Credentials {
  email: string;
  password: string;
  /** A code of the second factor, or a recovery code. */
  code?: string;
}

/** Whether the password was correct but the code is missing or wrong. */
export const isAboutCode = (error: unknown): boolean =>
  error instanceof RequestError && error.body.errors?.code !== undefined;

/** Signs in to the portal and stores the session. Throws a RequestError. */
export const signIn = async (portal: Portal, input: Credentials): Promise<Session['user']> => {
  const { result } = await request(documents[portal], { input });
  writeSession({ token: result.token, user: result.user });
  return result.user;
};
