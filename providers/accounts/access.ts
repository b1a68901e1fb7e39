import type { Portal } from '#contract/portal.ts';
import { SignOutDocument } from '#providers/authProvider/account.generated.ts';
import { request } from '#providers/graphql/request.ts';
import { language } from '#providers/preferences.ts';
import { clearSession, readSession } from '#providers/session.ts';
import {
  CheckKeyDocument,
  ForgotPasswordDocument,
  ManufacturerCheckDocument,
  ManufacturersKeyDocument,
  RenewKeyDocument,
  ResetPasswordDocument,
  TakeBackEmailDocument,
  VendorCheckDocument,
  VendorKeyDocument,
} from './operations.generated.ts';

/* API calls without a session, for users with an emailed link. Each call throws a RequestError. */

/** The owner of a key, as far as the server reveals them. */
export interface KeyHolder {
  name: string;
  /** The email address used to sign in. */
  email: string;
  phone: string | null;
  picture: string | null;
}

/** A kind of key, each with its own page. */
export interface KeyKind {
  portal: Portal;
  /** Whether this sets the first password. */
  isActivation: boolean;
  /** Returns the key's owner; null if the server does not reveal it. */
  open: (key: string) => Promise<KeyHolder | null>;
  setPassword: (key: string, password: string) => Promise<unknown>;
}

export const forgotPassword = (portal: Portal, email: string) =>
  request(ForgotPasswordDocument, { input: { email, type: portal, language: language.get() } });

/** Emails a new link that replaces an expired one. */
export const renewKey = (portal: Portal, key: string) =>
  request(RenewKeyDocument, { input: { type: portal, key, language: language.get() } });

/** Restores the former address of an account. */
export const takeBackEmail = (portal: Portal, key: string) =>
  request(TakeBackEmailDocument, { type: portal, key });

export const resetOf = (portal: Portal): KeyKind => ({
  portal,
  isActivation: false,
  open: async (key) => {
    await request(CheckKeyDocument, { type: portal, key });
    return null;
  },
  setPassword: (key, password) =>
    request(ResetPasswordDocument, {
      input: { type: portal, key, password, confirmPassword: password },
    }),
});

const picture = (filename: string | null | undefined) =>
  filename ? `/images/${filename}?w=150` : null;

export const vendorActivation: KeyKind = {
  portal: 'vendor',
  isActivation: true,
  open: async (key) => {
    const { data } = (await request(VendorKeyDocument, { key })).vendorKey;
    return {
      name: `${data.name} ${data.surname}`,
      email: data.accountEmail,
      phone: data.phone ?? null,
      picture: picture(data.avatar),
    };
  },
  setPassword: (key, password) => request(VendorCheckDocument, { key, password }),
};

export const manufacturerActivation: KeyKind = {
  portal: 'manufacturer',
  isActivation: true,
  open: async (key) => {
    const { data } = (await request(ManufacturersKeyDocument, { key })).manufacturersKey;
    return {
      name: data.company_name,
      email: data.accountEmail,
      phone: data.phone ?? null,
      picture: picture(data.logo ?? data.avatar),
    };
  },
  setPassword: (key, password) => request(ManufacturerCheckDocument, { key, password }),
};

/** Clears any previous session, so that the user signs in with the password they have just set. */
export const forgetSession = (): void => {
  if (!readSession()) return;
  request(SignOutDocument, {}).catch(() => undefined);
  clearSession();
};
