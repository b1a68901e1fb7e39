import { describe, expect, it } from 'vitest';
import { mails as germanMails } from './de/mails.ts';
import { messages as german } from './de/messages.ts';
import { passwords as germanPasswords } from './de/passwords.ts';
import { signIn as germanSignIn } from './de/signIn.ts';
import { workbooks as germanWorkbooks } from './de/workbooks.ts';
import { mails as englishMails } from './en/mails.ts';
import { messages as english } from './en/messages.ts';
import { passwords as englishPasswords } from './en/passwords.ts';
import { signIn as englishSignIn } from './en/signIn.ts';
import { workbooks as englishWorkbooks } from './en/workbooks.ts';

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
  mails: germanMails,
  workbooks: germanWorkbooks,
};
const englishAlone = {
  signIn: englishSignIn,
  passwords: englishPasswords,
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

  it('have no empty message', () => {
    for (const [key, text] of [...pairs, ...englishTexts]) expect(text.trim(), key).not.toBe('');
  });
});
