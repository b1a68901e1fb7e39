import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { numberText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { mergeMessages, type Tree } from '#i18n/merge.ts';
import { language as chosenLanguage } from '#providers/preferences.ts';

const loaders = {
  de: () => import('./german.ts'),
  en: () => import('./english.ts'),
} satisfies Record<Language, unknown>;

/** The loaded messages of each language: first those of the initial list, later all. */
const loaded: Partial<Record<Language, Tree>> = {};

/** Whether the user has opened a screen that needs all messages. */
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
 * Loads a language and returns an i18n provider for react-admin. Each change of language returns a
 * new provider, so that components with texts rerender but keep their state.
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

/** Formats numbers in texts with the language's digit grouping. */
const groupingNumbers = (language: Language) =>
  function (this: string, pattern: RegExp, valueFor: (...match: string[]) => unknown): string {
    return this.replace(pattern, (...match) => {
      const value = valueFor(...match);
      return typeof value === 'number' ? numberText(value, language) : String(value);
    });
  };

/**
 * Wraps a module's loader so that it also loads all messages; for all screens except the initial
 * lists.
 */
export const withMessages =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    isAllWanted = true;
    const [module] = await Promise.all([load(), loadAll(chosenLanguage.get())]);
    return module;
  };
