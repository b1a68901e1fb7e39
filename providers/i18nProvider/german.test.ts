import reactAdminEnglish from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import type { Tree } from '#i18n/merge.ts';
import { first } from './german.ts';

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

const placeholders = (text: string) => [
  ...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1] ?? '')),
];

const german = new Map(flat(first));
const english = flat(reactAdminEnglish as unknown as Tree);

describe('react-admin in German', () => {
  it.each(english)('has %s', (key) => {
    expect(german.get(key)).toBeTypeOf('string');
  });

  it('contains only values that react-admin provides', () => {
    for (const [key, text] of english) {
      const given = [...placeholders(text), 'field', 'smart_count'];
      const unknown = placeholders(german.get(key) ?? '').filter((name) => !given.includes(name));
      expect(unknown, key).toEqual([]);
    }
  });
});
