import type { AuthProvider, UserIdentity } from 'react-admin';
import { access, can } from '#contract/access.ts';
import { errorText } from '#contract/errors.ts';
import type { Action, Area } from '#contract/generated/schema.ts';
import type { Portal } from '#contract/portal.ts';
import { setEnrolling } from '#providers/enrolling.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { request } from '#providers/graphql/request.ts';
import { currentPortal } from '#providers/portal.ts';
import {
  clearSession,
  leaveSignOutReason,
  readSession,
  roleNamesOf,
  type Session,
  writeSession,
} from '#providers/session.ts';
import {
  AdminAccountDocument,
  ManufacturerAccountDocument,
  SignOutDocument,
  VendorAccountDocument,
} from './account.generated.ts';
import { type Credentials, signIn } from './signIn.ts';

export interface AppAuthProvider extends AuthProvider {
  login: (input: Credentials) => Promise<Session['user']>;
}

/** The access area of a resource or page; undefined if it has none. */
export type AreaOf = (name: string) => Area | undefined;

// maps react-admin's action names to those of the access table
const actions: Record<string, Action> = {
  view: 'view',
  list: 'view',
  show: 'view',
  export: 'view',
  lookup: 'lookup',
  create: 'create',
  edit: 'edit',
  delete: 'delete',
};

const isArea = (name: string): name is Area => Object.hasOwn(access, name);

/**
 * react-admin's auth provider, for the portal in the address. `login` takes email and password,
 * stores the session, returns its user and throws a {@link RequestError}. `canAccess` takes a
 * resource, a page or an area of the access table, and denies access to all others.
 */
export const createAuthProvider = (areaOf: AreaOf): AppAuthProvider => ({
  login: (input) => signIn(currentPortal(), input),

  logout: async () => {
    // clears the local session in any case; the server's only if the request reaches it
    if (readSession()) request(SignOutDocument, {}).catch(() => undefined);
    clearSession();
    return '/login';
  },

  checkAuth: async () => {
    if (!readSession()) throw new Error('no session');
  },

  checkError: async (error) => {
    if (error instanceof RequestError && error.message === errorText.secondFactorRequired) {
      setEnrolling(true);
      // after the reload, the session shows only the page that sets up the second factor
      window.location.reload();
      return;
    }
    if (!(error instanceof RequestError) || error.code !== 'UNAUTHENTICATED') return;
    // only the first rejected call sets the reason; later ones fail because the session is already
    // cleared
    if (readSession()) leaveSignOutReason(error.message);
    // no toast, because the login page shows the reason and for longer
    throw Object.assign(new Error(error.message), { message: false });
  },

  getIdentity: () => accounts[currentPortal()](),

  getPermissions: async () => roleNamesOf(readSession()),

  canAccess: async ({ resource, action }) => {
    const area = areaOf(resource) ?? (isArea(resource) ? resource : undefined);
    const known = actions[action];
    return (
      area !== undefined && known !== undefined && can(roleNamesOf(readSession()), area, known)
    );
  },
});

/**
 * Updates the session's roles, because an account can change its type or be suspended while signed
 * in.
 */
const keepRoles = (roles: Session['user']['roles']): void => {
  const session = readSession();
  if (!session) return;
  const renewed = { ...session, user: { ...session.user, roles } };
  if (String(roleNamesOf(renewed)) === String(roleNamesOf(session))) return;
  writeSession(renewed);
  // the page has just built its menu, routes and permissions from the old roles, so it reloads
  window.location.reload();
};

/** Loads the current user, with a different query for each portal (specification 6). */
const accounts: Record<Portal, () => Promise<UserIdentity>> = {
  admin: async () => {
    const { data } = (await request(AdminAccountDocument, {})).me;
    return { id: data.id, fullName: `${data.firstname} ${data.lastname}` };
  },
  manufacturer: async () => {
    const { data } = (await request(ManufacturerAccountDocument, {})).manufacturer;
    keepRoles(data.roles);
    return { id: data.id, fullName: data.company_name, avatar: picture(data.logo) };
  },
  vendor: async () => {
    const { data } = (await request(VendorAccountDocument, {})).vendorMe;
    keepRoles(data.roles);
    const fullName = data.company_name ?? `${data.name} ${data.surname}`;
    return {
      id: data.id,
      fullName,
      avatar: picture(data.logo ?? data.avatar),
      // specification 6: the user can open the orders page but has no menu entry for it
      isWithoutOrders: data.vendor_type === 'wholesaler' && !data.isVisible,
    };
  },
};

const picture = (filename: string | null | undefined) =>
  filename ? `/images/${filename}?w=64` : undefined;
