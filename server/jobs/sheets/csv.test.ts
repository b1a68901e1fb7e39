import { expect, test } from 'vitest';
import { csvSheet } from './csv.ts';

test('cells with a line break of any kind are quoted, and run no formula', async () => {
  const sheet = csvSheet('de');
  await sheet.write([['one\ntwo', 'three\rfour', 'five', '=1+1', 1.5]]);
  expect(sheet.take().toString()).toBe(`\ufeff"one\ntwo";"three\rfour";five;'=1+1;1,5\r\n`);
});
