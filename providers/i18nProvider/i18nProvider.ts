import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Language } from '#contract/language.ts';
import { mergeMessages, type Tree } from '#i18n/merge.ts';
import { language as chosenLanguage } from '#providers/preferences.ts';

const loaders = {
  de: () => import('./german.ts'),
  en: () => import('./english.ts'),
} satisfies Record<Language, unknown>;

/** What is there of each language: the messages of the first list, then all of them. */
const loaded: Partial<Record<Language, Tree>> = {};

/** Whether a screen that needs all messages was opened. */
let isAllWanted = false;

const loadFirst = async (language: Language): Promise<void> => {
  const { first } = await loaders[language]();
  loaded[language] ??= first;
};

const loadAll = async (language: Language): Promise<void> => {
  const { first, loadLater } = await loaders[language]();
  loaded[language] = mergeMessages(first, await loadLater());
};

/**
 * Loads a language and gives react-admin its provider. A new one for each change of language: what
 * reads messages renders again, and what was typed stays.
 */
export const loadI18nProvider = async (language: Language): Promise<I18nProvider> => {
  await (isAllWanted ? loadAll(language) : loadFirst(language));
  let messages = loaded[language];
  let provider = providerOf(language, messages);
  return {
    ...provider,
    translate: (key, options) => {
      if (loaded[language] !== messages) {
        messages = loaded[language];
        provider = providerOf(language, messages);
      }
      return provider.translate(key, options);
    },
  };
};

const providerOf = (language: Language, messages: Tree | undefined): I18nProvider =>
  polyglotI18nProvider(() => messages as never, language, undefined, {
    allowMissing: !import.meta.env.DEV,
    replace: groupingNumbers(language),
  });

/** Puts numbers into texts as the language groups their digits. */
const groupingNumbers = (language: Language) =>
  function (this: string, pattern: RegExp, valueFor: (...match: string[]) => unknown): string {
    return this.replace(pattern, (...match) => {
      const value = valueFor(...match);
      return typeof value === 'number' ? value.toLocaleString(language) : String(value);
    });
  };

/** The same module, once every message is there: for all that the first list does not show. */
export const withMessages =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    isAllWanted = true;
    const [module] = await Promise.all([load(), loadAll(chosenLanguage.get())]);
    return module;
  };
