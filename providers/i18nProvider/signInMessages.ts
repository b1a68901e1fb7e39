import type { Language } from '#contract/language.ts';
import type { passwords } from '#i18n/de/passwords.ts';
import type { signIn } from '#i18n/de/signIn.ts';
import type { Translated } from '#i18n/translated.ts';

const loaders = {
  de: () => import('#i18n/de/signIn.ts'),
  en: () => import('#i18n/en/signIn.ts'),
} satisfies Record<Language, unknown>;

export type SignInMessages = Translated<typeof signIn>;
export type PasswordMessages = Translated<typeof passwords>;

/** The login page's messages alone: it needs no more, and no message library. */
export const loadSignInMessages = async (language: Language): Promise<SignInMessages> =>
  (await loaders[language]()).signIn;

const passwordLoaders = {
  de: () => import('#i18n/de/passwords.ts'),
  en: () => import('#i18n/en/passwords.ts'),
} satisfies Record<Language, unknown>;

/** Those of the pages on which a password is set, which say much that the login page says, too. */
export const loadPasswordMessages = async (
  language: Language,
): Promise<SignInMessages & { passwords: PasswordMessages }> => {
  const [signIn, { passwords }] = await Promise.all([
    loadSignInMessages(language),
    passwordLoaders[language](),
  ]);
  return { ...signIn, passwords };
};
