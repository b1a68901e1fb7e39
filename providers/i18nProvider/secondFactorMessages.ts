import type { Language } from '#contract/language.ts';
import type { secondFactor } from '#i18n/de/platform/secondFactor.ts';
import type { Translated } from '#i18n/translated.ts';
import { loadSignInMessages, type SignInMessages } from './signInMessages.ts';

const loaders = {
  de: () => import('#i18n/de/platform/secondFactor.ts'),
  en: () => import('#i18n/en/platform/secondFactor.ts'),
} satisfies Record<Language, unknown>;

export type SecondFactorMessages = SignInMessages & {
  secondFactor: Translated<typeof secondFactor>;
};

/** Loads the messages for the second factor: set-up and sign-in; works without a session. */
export const loadSecondFactorMessages = async (
  language: Language,
): Promise<SecondFactorMessages> => {
  const [signIn, { secondFactor }] = await Promise.all([
    loadSignInMessages(language),
    loaders[language](),
  ]);
  return { ...signIn, secondFactor };
};
