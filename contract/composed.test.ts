import { expect, test } from 'vitest';
import { composeTexts } from './composed.ts';

const [composed, decomposed] = ['Möbel', 'Möbel'.normalize('NFD')];

test('texts anywhere in a value are composed, and nothing else changes', () => {
  expect(decomposed).not.toBe(composed);
  const value = { a: decomposed, b: [1, null, { c: [decomposed, true] }] };
  composeTexts(value);
  expect(value).toEqual({ a: composed, b: [1, null, { c: [composed, true] }] });
});

test('a value may be nested to any depth', () => {
  const deep = JSON.parse(`{"a":${'['.repeat(100_000)}"${decomposed}"${']'.repeat(100_000)}}`);
  expect(() => composeTexts(deep)).not.toThrow();
});
