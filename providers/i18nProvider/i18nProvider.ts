import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { numberText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { mergeMessages, type Tree } from '#i18n/merge.ts';
import { type LoadOnce, loadOnce } from '#providers/loadOnce.ts';
import { language as chosenLanguage } from '#providers/preferences.ts';

const loaders = {
  de: () => import('./german.ts'),
  en: () => import('./english.ts'),
} satisfies Record<Language, unknown>;

/** Translates with the loaded messages of each language: first those of the initial list, later all. */
const providers: Partial<Record<Language, I18nProvider>> = {};

/** Whether the user has opened a screen that needs all messages. */
let isAllWanted = false;

const loadFirst = async (language: Language): Promise<void> => {
  const { first } = await loaders[language]();
  providers[language] ??= providerOf(language, first);
};

/** Once for each language, because it takes some time to merge the messages and to look for their parts. */
const allOf = (language: Language) =>
  loadOnce(async () => {
    const { first, loadLater } = await loaders[language]();
    providers[language] = providerOf(language, mergeMessages(first, await loadLater()));
    return true;
  });
const loadAll: Record<Language, LoadOnce<boolean>> = { de: allOf('de'), en: allOf('en') };

/**
 * Loads a language and returns an i18n provider for react-admin. Each change of language returns a
 * new provider, so that components with texts rerender but keep their state.
 */
export const loadI18nProvider = async (language: Language): Promise<I18nProvider> => {
  await (isAllWanted ? loadAll[language]() : loadFirst(language));
  const provider = () => providers[language] ?? providerOf(language, {});
  return { ...provider(), translate: (key, options) => provider().translate(key, options) };
};

const providerOf = (language: Language, messages: Tree): I18nProvider =>
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
    const [module] = await Promise.all([load(), loadMessages()]);
    return module;
  };

/** Loads all messages of the chosen language. */
export const loadMessages = async (): Promise<void> => {
  isAllWanted = true;
  await loadAll[chosenLanguage.get()]();
};

/** Whether all messages of the chosen language have been loaded. */
export const areMessagesLoaded = (): boolean => loadAll[chosenLanguage.get()].loaded() === true;
