import type { Language } from '#contract/language.ts';
import type { signIn } from '#i18n/de/signIn.ts';
import type { Translated } from '#i18n/translated.ts';

const loaders = {
  de: () => import('#i18n/de/signIn.ts'),
  en: () => import('#i18n/en/signIn.ts'),
} satisfies Record<Language, unknown>;

/** The login page's messages alone: it needs no more, and no message library. */
export const loadSignInMessages = async (language: Language): Promise<Translated<typeof signIn>> =>
  (await loaders[language]()).signIn;
