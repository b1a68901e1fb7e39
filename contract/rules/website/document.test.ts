import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { type DocumentNode, emptyText, isDocumentLink, richDocument } from './document.ts';
import { documentOf, isBlank, linesOfDocument, picturesIn } from './documentParts.ts';

const rules = richDocument({ bytes: 100 * 1024, depth: 8 });
const text = (words: string, ...marks: object[]) =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const picture = (filename = 'stuhl.webp', alt = 'Ein Stuhl') => ({
  type: 'picture',
  attrs: { filename, alt },
});
const link = (href: string) => ({ type: 'link', attrs: { href } });
/** Nested lists around a word: each list adds two levels. */
const nested = (lists: number): object => {
  if (lists === 0) return paragraph(text('x'));
  return { type: 'bulletList', content: [{ type: 'listItem', content: [nested(lists - 1)] }] };
};

const whole = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Licht')] },
  paragraph(text('Warm, '), text('hell', { type: 'bold' }, { type: 'italic' }), {
    type: 'hardBreak',
  }),
  paragraph(text('mehr', link('https://atrium.example/a?b=1'))),
  { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('eins'))] }] },
  { type: 'blockquote', content: [paragraph(text('Zitat'))] },
  { type: 'horizontalRule' },
  picture(),
  { type: 'paragraph' },
);

test('a document of the list is taken as text and as an object', () => {
  expect(check(rules, JSON.stringify(whole))).toEqual({ ok: true, value: whole });
  expect(check(rules, whole)).toEqual({ ok: true, value: whole });
  expect(check(rules, '')).toEqual({ ok: true, value: JSON.parse(emptyText) });
});

test.each([
  ['no text', 'null', 'rules.document'],
  ['no JSON', '{"type":"doc"', 'rules.document'],
  ['html', '<p>Hallo</p>', 'rules.document'],
  ['a list', [], 'rules.document'],
  ['nothing', null, 'rules.required'],
  [
    'an unknown node',
    doc({ type: 'iframe', attrs: { src: 'https://x.example' } }),
    'rules.document',
  ],
  ['an inherited name', doc({ type: 'constructor' }), 'rules.document'],
  ['a table', doc({ type: 'table', content: [] }), 'rules.document'],
  ['an unknown mark', doc(paragraph(text('x', { type: 'code' }))), 'rules.document'],
  ['a mark twice', doc(paragraph(text('x', { type: 'bold' }, { type: 'bold' }))), 'rules.document'],
  ['an unknown attribute', doc({ type: 'paragraph', attrs: { style: 'x' } }), 'rules.document'],
  ['an unknown key', doc({ type: 'paragraph', onclick: 'x' }), 'rules.document'],
  ['a heading 1', doc({ type: 'heading', attrs: { level: 1 } }), 'rules.document'],
  ['text outside of a paragraph', doc(text('x')), 'rules.document'],
  ['a block in a paragraph', doc(paragraph(picture())), 'rules.document'],
  ['an empty list', doc({ type: 'bulletList', content: [] }), 'rules.document'],
  ['empty text', doc(paragraph(text(''))), 'rules.document'],
  ['half a character', doc(paragraph(text('\ud83d'))), 'rules.document'],
  ['U+0000', doc(paragraph(text('\u0000'))), 'rules.document'],
  ['a foreign picture', doc(picture('https://x.example/a.webp')), 'rules.document'],
  ['a picture of a folder', doc(picture('../a.webp')), 'rules.document'],
  ['a long alternative text', doc(picture('a.webp', 'x'.repeat(201))), 'rules.documentAlt'],
  ['javascript:', doc(paragraph(text('x', link('javascript:alert(1)')))), 'rules.documentLink'],
  ['nine levels', doc({ type: 'blockquote', content: [nested(3)] }), 'rules.documentDepth'],
  ['101 KB', doc(paragraph(text('x'.repeat(101 * 1024)))), 'rules.documentSize'],
])('%s is rejected', (_, given, rule) => {
  expect(check(rules, given)).toMatchObject({ ok: false, violations: { '': { rule } } });
  if (given === null || Array.isArray(given)) return;
  expect(check(rules, JSON.stringify(given))).toMatchObject({ ok: false });
});

test('eight levels and 100 KB are allowed', () => {
  expect(check(rules, doc(nested(3))).ok).toBe(true);
  const rest = 100 * 1024 - JSON.stringify(doc(paragraph(text('')))).length;
  expect(check(rules, doc(paragraph(text('x'.repeat(rest))))).ok).toBe(true);
  expect(check(rules, doc(paragraph(text('x'.repeat(rest + 1))))).ok).toBe(false);
  // an umlaut counts as two bytes
  expect(check(rules, doc(paragraph(text('ä'.repeat(rest))))).ok).toBe(false);
});

test('a text of a hundred thousand brackets is parsed in time', () => {
  expect(check(rules, '['.repeat(100_000)).ok).toBe(false);
  const deep = `{"type":"doc","content":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  expect(check(rules, deep).ok).toBe(false);
});

describe('links', () => {
  test.each(['https://atrium.example', 'HTTPS://Atrium.example/x#y', 'mailto:a@b.example'])(
    '%s is one',
    (href) => expect(isDocumentLink(href)).toBe(true),
  );
  test.each([
    ...['http://atrium.example', 'javascript:alert(1)', 'java\nscript:alert(1)', '//x.example', ''],
    ...['data:text/html,x', 'https://a@x.example', 'https:x', 'mailto:', 'mailto:a@b.c?cc=d', 7],
    `https://x.example/${'x'.repeat(2000)}`,
  ])('%s is none', (href) => expect(isDocumentLink(href)).toBe(false));
});

describe('what a document tells', () => {
  const document = whole as unknown as ReturnType<typeof documentOf>;

  test('returns each of its pictures once', () => {
    const twice = { ...document, content: [...document.content, picture() as DocumentNode] };
    expect(picturesIn(twice)).toEqual(['stuhl.webp']);
  });

  test('says whether it has content', () => {
    expect(isBlank(documentOf(emptyText))).toBe(true);
    expect(isBlank(documentOf(doc(paragraph(text('  ')))))).toBe(true);
    expect(isBlank(documentOf(doc(picture())))).toBe(false);
    expect(isBlank(documentOf('no document'))).toBe(true);
  });

  test('returns each of its lines once', () => {
    expect(linesOfDocument(document)).toEqual([
      '## Licht',
      'Warm, _**hell**_ ',
      '[mehr](https://atrium.example/a?b=1)',
      '1. eins',
      '> Zitat',
      '---',
      '![Ein Stuhl](stuhl.webp)',
    ]);
    const twice = documentOf(doc(paragraph(text('x')), paragraph(text('x'))));
    expect(linesOfDocument(twice)).toEqual(['x', 'x (2)']);
  });
});
