import { expect, test } from 'vitest';
import { beginning, containing, wordsOf } from './search.ts';

test.each([
  ['sofa', '%sofa%'],
  ['', '%%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['c:\\d', '%c:\\\\d%'],
  ['\\%_', '%\\\\\\%\\_%'],
])('the pattern for "%s" is %s', (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});

test.each([
  ['Aske  eiche', ['aske', 'eiche']],
  [' eiche ', ['eiche']],
  ['Eiche eiche raeuchereiche', ['raeuchereiche']],
  ['', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of "%s" are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['sö', '(^|[ -])sö'],
  ['_1', '(^|[ -])_1'],
  ['1.', '(^|[ -])1\\.'],
  ['\\[', '(^|[ -])\\\\\\['],
])('the expression for the word "%s" is %s', (word, expression) => {
  expect(beginning(word)).toBe(expression);
});
