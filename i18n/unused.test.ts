import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { messages } from './de/messages.ts';

interface Tree {
  [key: string]: string | Tree;
}

const textsOf = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : textsOf(value, `${path}${key}.`),
  );

const codeBelow = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.(tsx?|graphql)$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');

const escaped = (text: string) => text.replaceAll(/[./-]/g, '\\$&');

/** Templates such as `states.${state}`, as patterns with a group for each computed part. */
const patternsIn = (code: string): RegExp[] => {
  const templates = [...code.matchAll(/`([^`\n]*\$\{[^`]*)`/g)].map(([, template = '']) =>
    template.split(/\$\{[^}]*\}/),
  );
  return templates
    .filter((parts) => parts.every((part) => /^[\w./-]*$/.test(part)) && parts.join('').length > 1)
    .map((parts) => new RegExp(`^${parts.map(escaped).join('([^ ]+?)')}$`));
};

/**
 * The keys that nothing in the code names: as a whole, below the prefix of a hook or of a resource, or
 * by a template whose computed parts are words of the code.
 */
const unusedIn = (keys: readonly string[], code: string): string[] => {
  const words = new Set(code.match(/[\w/-]+|_\w+/g)?.flatMap((word) => [word, ...word.split('_')]));
  const literals = new Set(
    [...code.matchAll(/'([\w./ -]+)'|"([\w./-]+)"/g)].map((m) => m[1] ?? m[2]),
  );
  const prefixes = new Set(
    [...code.matchAll(/(?:Text\(|KeyBelow<)'([\w./-]+)'/g)].map(([, prefix]) => prefix),
  );
  const patterns = patternsIn(code);
  const isWord = (part: string) =>
    !/\w/.test(part) || words.has(part) || part.split('_').every((piece) => words.has(piece));
  const isNamed = (rest: string) =>
    literals.has(rest) ||
    patterns.some((pattern) =>
      pattern
        .exec(rest)
        ?.slice(1)
        .every((given) => given.split('.').every(isWord)),
    );
  const isPrefix = (parts: readonly string[]) =>
    parts.length === 0 ||
    (parts[0] === 'resources' && parts.length === 2) ||
    prefixes.has(parts.join('.')) ||
    literals.has(parts.join('.'));
  const isUsed = (key: string) => {
    const parts = key.split('.');
    return parts.some(
      (_, at) => isPrefix(parts.slice(0, at)) && isNamed(parts.slice(at).join('.')),
    );
  };
  return keys.filter((key) => !isUsed(key));
};

const code = codeBelow(['contract', 'providers', 'resources', 'server', 'src', 'ui']);

it('has no text that nothing shows', () => {
  // react-admin shows its own
  const { ra: _, ...own } = messages;
  const texts = textsOf(own as unknown as Tree);
  const unused = unusedIn(
    texts.map(([key]) => key),
    code,
  );
  // resources that share a text use it if one of them does
  const isUnused = new Set(unused);
  const used = new Set(texts.filter(([key]) => !isUnused.has(key)).map(([, text]) => text));
  const textOf = new Map(texts);
  const isShared = (key: string) =>
    /-network\/products\./.test(key) && used.has(textOf.get(key) ?? '');
  expect(unused.filter((key) => !isShared(key))).toEqual([]);
});

it('would find one', () => {
  const keys = [
    'list.retry',
    'list.never',
    'states.open',
    'states.neverSeen',
    'resources.a.fields.b',
  ];
  const shown = `text('list.retry'); \`states.\${state}\`; state === 'open'; \`fields.\${'b'}\``;
  expect(unusedIn(keys, shown)).toEqual(['list.never', 'states.neverSeen']);
});
