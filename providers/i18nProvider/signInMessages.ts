import type { Language } from '#contract/language.ts';
import type { passwords } from '#i18n/de/platform/passwords.ts';
import type { signIn } from '#i18n/de/platform/signIn.ts';
import type { Translated } from '#i18n/translated.ts';

const loaders = {
  de: () => import('#i18n/de/platform/signIn.ts'),
  en: () => import('#i18n/en/platform/signIn.ts'),
} satisfies Record<Language, unknown>;

export type SignInMessages = Translated<typeof signIn>;
export type PasswordMessages = Translated<typeof passwords>;

/** Loads only the login page's messages, without an i18n library. */
export const loadSignInMessages = async (language: Language): Promise<SignInMessages> =>
  (await loaders[language]()).signIn;

const passwordLoaders = {
  de: () => import('#i18n/de/platform/passwords.ts'),
  en: () => import('#i18n/en/platform/passwords.ts'),
} satisfies Record<Language, unknown>;

/** Loads the messages of the pages that set a password; they share many with the login page. */
export const loadPasswordMessages = async (
  language: Language,
): Promise<SignInMessages & { passwords: PasswordMessages }> => {
  const [signIn, { passwords }] = await Promise.all([
    loadSignInMessages(language),
    passwordLoaders[language](),
  ]);
  return { ...signIn, passwords };
};
