import { expect, it } from 'vitest';
import { readTsv, writeTsv } from './tsv.ts';

it.each([
  ['a', [['a']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a\t', [['a', '']]],
  ['"two\nlines"\t"a ""word"""', [['two\nlines', 'a "word"']]],
  // a quotation mark within a text, such as one for inches
  ['3" wide\tb', [['3" wide', 'b']]],
  ['"open\tb', [['"open', 'b']]],
  ['', []],
])('reads %j', (text, rows) => {
  expect(readTsv(text)).toEqual(rows);
});

it('reads what it has written', () => {
  const rows = [
    ['a', 'two\nlines', ''],
    ['a "word"', 'tab\there', 'ü'],
  ];
  expect(readTsv(writeTsv(rows))).toEqual(rows);
});
