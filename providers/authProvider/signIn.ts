import type { Portal } from '#contract/portal.ts';
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
}

/** Signs in to the portal and stores the session. Throws a RequestError. */
export const signIn = async (portal: Portal, input: Credentials): Promise<Session['user']> => {
  const { result } = await request(documents[portal], { input });
  writeSession({ token: result.token, user: result.user });
  return result.user;
};
