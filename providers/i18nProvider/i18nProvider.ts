import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from '#contract/language.ts';
import { mergeMessages, type Tree } from './merge.ts';

const loaders = {
  de: () => import('./german.ts'),
  en: () => import('./english.ts'),
} satisfies Record<Language, unknown>;

/** Loads the rest of the messages of the language in use; set once there is one. */
let loadRest: () => Promise<void> = async () => undefined;
let isRestWanted = false;
let rest: Promise<void> = Promise.resolve();

/**
 * Loads a language and gives react-admin its provider. A new one for each change of language: what
 * reads messages renders again, and what was typed stays. It has what the first list needs, and the
 * rest once that was asked for.
 */
export const loadI18nProvider = async (language: Language): Promise<I18nProvider> => {
  const { first, loadLater } = await loaders[language]();
  let provider = providerOf(language, first);
  const takeLater = async () => {
    provider = providerOf(language, mergeMessages(first, await loadLater()));
  };
  if (isRestWanted) await takeLater();
  else loadRest = takeLater;
  return { ...provider, translate: (key, options) => provider.translate(key, options) };
};

const providerOf = (language: Language, messages: Tree): I18nProvider =>
  polyglotI18nProvider(() => messages as never, language, undefined, {
    allowMissing: !import.meta.env.DEV,
  });

/** The same module, once every message is there: for all that the first list does not show. */
export const withMessages =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadAllMessages()]);
    return module;
  };

const loadAllMessages = (): Promise<void> => {
  if (isRestWanted) return rest;
  isRestWanted = true;
  rest = loadRest();
  return rest;
};
