import { describe, expect, it } from 'vitest';
import { messages as german } from './de/messages.ts';
import { mails as germanMails } from './de/platform/mails.ts';
import { passwords as germanPasswords } from './de/platform/passwords.ts';
import { secondFactor as germanSecondFactor } from './de/platform/secondFactor.ts';
import { signIn as germanSignIn } from './de/platform/signIn.ts';
import { workbooks as germanWorkbooks } from './de/platform/workbooks.ts';
import { messages as english } from './en/messages.ts';
import { mails as englishMails } from './en/platform/mails.ts';
import { passwords as englishPasswords } from './en/platform/passwords.ts';
import { secondFactor as englishSecondFactor } from './en/platform/secondFactor.ts';
import { signIn as englishSignIn } from './en/platform/signIn.ts';
import { workbooks as englishWorkbooks } from './en/platform/workbooks.ts';

interface Tree {
  [key: string]: string | Tree;
}

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]))].sort();

// react-admin brings its own English messages
const { ra, ...germanOwn } = german;
const alone = {
  signIn: germanSignIn,
  passwords: germanPasswords,
  secondFactor: germanSecondFactor,
  mails: germanMails,
  workbooks: germanWorkbooks,
};
const englishAlone = {
  signIn: englishSignIn,
  passwords: englishPasswords,
  secondFactor: englishSecondFactor,
  mails: englishMails,
  workbooks: englishWorkbooks,
};
const pairs = [...flat({ ...germanOwn, ...alone } as unknown as Tree)];
const englishTexts = new Map(flat({ ...english, ...englishAlone } as unknown as Tree));

describe('both languages', () => {
  it('have the same keys', () => {
    expect([...englishTexts.keys()].sort()).toEqual(pairs.map(([key]) => key).sort());
  });

  it('name the same values in each message', () => {
    for (const [key, text] of pairs) {
      expect(placeholders(englishTexts.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });

  it('have quotes, spaces and spelling of their own', () => {
    const violations = (texts: Iterable<[string, string]>, wrong: RegExp) =>
      [...texts].filter(([, text]) => wrong.test(text));
    // no text contains an inch sign, a placeholder in code syntax, or a message key
    expect(violations(pairs, /"|[“‘][^“‘]*[”’]/)).toEqual([]);
    expect(violations(pairs, /\p{L}…/u)).toEqual([]);
    expect(violations(pairs, /System-Attribut|Pagination|\bImage\b/)).toEqual([]);
    expect(violations(englishTexts, /"|[„‚]/)).toEqual([]);
    expect(violations(englishTexts, / …/)).toEqual([]);
    expect(
      violations(englishTexts, /\b\w*(?:colou?rize|ogether with|color|catalog|center|gray)\b/i),
    ).toEqual([]);
  });

  it('use Muster only for samples', () => {
    const of = /muster/i;
    const samples = /sample|Sample|Probe|pattern|namePattern|codes|discount/;
    const named = pairs.filter(
      ([key, text]) => of.test(text) && !samples.test(`${key} ${englishTexts.get(key)}`),
    );
    expect(named).toEqual([]);
  });

  it('have no empty message', () => {
    for (const [key, text] of [...pairs, ...englishTexts]) expect(text.trim(), key).not.toBe('');
  });
});

it.each([
  ['German', german],
  ['English', english],
])('names the format of typed dates as their fields do, in %s', (_language, { dates, rules }) => {
  expect(rules.calendarDate).toContain(dates.day);
  expect(rules.typedMoment).toContain(dates.moment);
});
