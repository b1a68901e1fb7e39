import type { Page } from '@playwright/test';
import raEnglish from 'ra-language-english';
import type { Language } from '#contract/language.ts';
import { messages as de } from '#i18n/de/messages.ts';
import { messages as en } from '#i18n/en/messages.ts';

/** The texts of a tree of messages, each number of a plural on its own. */
const textsIn = (tree: unknown): string[] => {
  if (typeof tree === 'string') return tree.split('||||').map((text) => text.trim());
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
};

/** Texts that libraries show where the application gives none. */
const ofLibraries = [
  ...textsIn(raEnglish),
  'No options',
  'Loading…',
  'No rows',
  'Rows per page:',
  'Go to next page',
  'Go to previous page',
  'Choose date',
  'Open calendar view',
];

const own: Record<Language, ReadonlySet<string>> = {
  de: new Set(textsIn(de)),
  en: new Set(textsIn(en)),
};

// a word such as “Name” is right in both languages; one with a value in it is found by its rest
const foreign: Record<Language, ReadonlySet<string>> = {
  de: new Set([...own.en, ...ofLibraries].filter((text) => !own.de.has(text))),
  en: new Set([...own.de].filter((text) => !own.en.has(text))),
};

/** Words that the demo's German data may contain. */
const ofData: ReadonlySet<string> = new Set([
  'Beschreibung',
  'Kurzbeschreibung',
  'Farbe',
  'Ausführung',
  'Familie',
  'Lieferung',
  'Lieferzeit',
  'Ausstellung',
  'Impressum',
  'Allgemeine Geschäftsbedingungen',
  'Allgemeine Einstellungen',
  'Bald: 50 € auf Gartenmöbel mit GARTEN50',
]);

const wrong: Record<Language, readonly RegExp[]> = {
  de: [/€\s?\d/, /\d%/, /\d\s?[AP]M\b/, /\b[A-Z][a-z]{2} \d{1,2}, \d{4}/, /\bmm\/dd\/yyyy\b/i],
  en: [/\d\s?€/, /\d[\s\u00a0]%/, /\d\s?[AP]M\b/, /\b[A-Z][a-z]{2} \d{1,2}, \d{4}/, /\d\.\d{3},\d/],
};

/** A key instead of a text, a value that was not filled in, and both numbers of a plural. */
const unfinished = [
  /^(?:resources|pages|ra|shell|list|form|rules|error|jobs|history|dashboard)(?:\.[\w/-]+)+$/,
  /%\{\w+\}/,
  /\|\|\|\|/,
];

/** Fields that each browser shows in its own language. */
const nativeFields = ['date', 'time', 'datetime-local', 'month', 'week']
  .map((type) => `input[type="${type}"]`)
  .join(', ');

const shownIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) continue;
      // the name of the other language in its own words
      if (parent.closest('[lang]') !== document.documentElement) continue;
      // names of calls, such as `orders`
      if (parent.closest('[translate="no"]')) continue;
      if (parent.checkVisibility()) texts.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (element.closest('[lang]') !== document.documentElement) continue;
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}|\d/u.test(text)))];
  });

/** What a page shows in another language than the user's: texts, formats and native fields. */
export const foreignWordsOn = async (page: Page, language: Language): Promise<string[]> => {
  const shown = await shownIn(page);
  const native = await page.locator(nativeFields).count();
  const bad = shown.filter(
    (text) =>
      !ofData.has(text) &&
      (foreign[language].has(text) ||
        [...unfinished, ...wrong[language]].some((pattern) => pattern.test(text))),
  );
  return native > 0 ? [...bad, `${native} native fields`] : bad;
};

/** Names of buttons that begin with a character that nobody sees, which some readers read aloud. */
export const oddNamesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role="button"], [role="combobox"], a')]
      .map((each) => {
        const shown = each.cloneNode(true) as HTMLElement;
        for (const hidden of shown.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        return each.getAttribute('aria-label') ?? shown.textContent ?? '';
      })
      .filter((name) => /^[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/.test(name)),
  );
