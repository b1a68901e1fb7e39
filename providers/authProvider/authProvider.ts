import type { AuthProvider, UserIdentity } from 'ra-core';
import { can } from '#contract/access.ts';
import type { Action, Area } from '#contract/generated/schema.ts';
import type { Portal } from '#contract/portal.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { request } from '#providers/graphql/request.ts';
import { currentPortal } from '#providers/portal.ts';
import { clearSession, leaveSignOutReason, readSession, roleNamesOf } from '#providers/session.ts';
import {
  AdminAccountDocument,
  ManufacturerAccountDocument,
  SignOutDocument,
  VendorAccountDocument,
} from './operations.generated.ts';

/** The access table's area of a resource; undefined for what is in no table. */
export type AreaOf = (resource: string) => Area | undefined;

// react-admin's words for what the access table calls otherwise
const actions: Record<string, Action> = {
  list: 'view',
  show: 'view',
  export: 'view',
  create: 'create',
  edit: 'edit',
  delete: 'delete',
};

export const createAuthProvider = (areaOf: AreaOf): AuthProvider => ({
  login: () => Promise.reject(new Error('Signing in is the login page’s.')),

  logout: async () => {
    // the session ends here whatever the server says; it ends there when it can be reached
    if (readSession()) request(SignOutDocument, {}).catch(() => undefined);
    clearSession();
    return '/login';
  },

  checkAuth: async () => {
    if (!readSession()) throw new Error('no session');
  },

  checkError: async (error) => {
    if (!(error instanceof RequestError) || error.code !== 'UNAUTHENTICATED') return;
    // calls that were under way fail after the first, without a session and for that reason only
    if (readSession()) leaveSignOutReason(error.message);
    // the login page tells why, where it can be read for longer than a toast lasts
    throw Object.assign(new Error(error.message), { message: false });
  },

  getIdentity: () => accounts[currentPortal()](),

  getPermissions: async () => roleNamesOf(readSession()),

  canAccess: async ({ resource, action }) => {
    const area = areaOf(resource);
    const known = actions[action];
    return (
      area !== undefined && known !== undefined && can(roleNamesOf(readSession()), area, known)
    );
  },
});

/** Who is signed in, by the portal's own query (specification 6). */
const accounts: Record<Portal, () => Promise<UserIdentity>> = {
  admin: async () => {
    const { data } = (await request(AdminAccountDocument, {})).me;
    return { id: data.id, fullName: `${data.firstname} ${data.lastname}` };
  },
  manufacturer: async () => {
    const { data } = (await request(ManufacturerAccountDocument, {})).manufacturer;
    return { id: data.id, fullName: data.company_name, avatar: picture(data.logo) };
  },
  vendor: async () => {
    const { data } = (await request(VendorAccountDocument, {})).vendorMe;
    const fullName = data.company_name ?? `${data.name} ${data.surname}`;
    return { id: data.id, fullName, avatar: picture(data.avatar) };
  },
};

const picture = (filename: string | null | undefined) =>
  filename ? `/images/${filename}?w=64` : undefined;
