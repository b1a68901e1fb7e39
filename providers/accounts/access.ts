import type { Portal } from '#contract/portal.ts';
import { SignOutDocument } from '#providers/authProvider/operations.generated.ts';
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
  VendorCheckDocument,
  VendorKeyDocument,
} from './operations.generated.ts';

/* Getting in without a session, by a link of a mail. Every call throws a RequestError. */

/** Somebody whose password is about to be set, as far as the key tells. */
export interface KeyHolder {
  name: string;
  /** To sign in with. */
  email: string;
  phone: string | null;
  picture: string | null;
}

/** The pages that take a key. */
export interface KeyKind {
  portal: Portal;
  /** Whether it is the first password. */
  isActivation: boolean;
  /** Who holds it; null where the key does not tell. */
  open: (key: string) => Promise<KeyHolder | null>;
  setPassword: (key: string, password: string) => Promise<unknown>;
}

export const forgotPassword = (portal: Portal, email: string) =>
  request(ForgotPasswordDocument, { input: { email, type: portal, language: language.get() } });

/** Has a new link mailed in place of one that has expired. */
export const renewKey = (portal: Portal, key: string) =>
  request(RenewKeyDocument, { input: { type: portal, key, language: language.get() } });

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

/** Whoever has just set a password signs in with it, even where somebody was signed in before. */
export const forgetSession = (): void => {
  if (!readSession()) return;
  request(SignOutDocument, {}).catch(() => undefined);
  clearSession();
};
