import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from '#contract/language.ts';

const loaders = {
  de: () => import('./german.ts'),
  en: () => import('./english.ts'),
} satisfies Record<Language, unknown>;

/** Loads a language and gives react-admin its provider. A new one for each change of language: what
 * reads messages renders again, and what was typed stays. */
export const loadI18nProvider = async (language: Language): Promise<I18nProvider> => {
  const { messages } = await loaders[language]();
  const isMissingFatal = import.meta.env.DEV;
  return polyglotI18nProvider(() => messages as never, language, undefined, {
    allowMissing: !isMissingFatal,
  });
};
