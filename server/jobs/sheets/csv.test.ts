import { expect, test } from 'vitest';
import { csvSheet } from './csv.ts';

test('cells with a line break of any kind are quoted, and run no formula', async () => {
  const sheet = csvSheet('de');
  await sheet.write([['one\ntwo', 'three\rfour', 'five', '=1+1', 1.5, null]]);
  expect(sheet.take().toString()).toBe(`\ufeff"one\ntwo";"three\rfour";five;'=1+1;1,5;\r\n`);
});

test('amounts keep their decimals in both languages, and their sign is not a formula', async () => {
  for (const [language, text] of [
    ['de', '1045,80;-440,00'],
    ['en', '1045.80,-440.00'],
  ] as const) {
    const sheet = csvSheet(language);
    await sheet.write([[{ amount: '1045.80' }, { amount: '-440.00' }]]);
    expect(sheet.take().toString()).toBe(`\ufeff${text}\r\n`);
  }
});
