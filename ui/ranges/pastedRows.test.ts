import { expect, test } from 'vitest';
import { type Column, withPasted } from './pastedRows.ts';

const codes: Record<string, string> = { bayern: 'BY' };
const reading = {
  language: 'de' as const,
  codeNamed: (text: string) => codes[text.toLowerCase()] ?? text,
  atMost: 3,
};
const columns: Column[] = ['region', 'from', 'to', 'cost'];
const empty = { region: '', from: '', to: '', cost: '' };

test('cells of a spreadsheet fill the rows to the right and below, adding new rows', () => {
  const text = 'Bayern\t0\t499,99\t19,90 €\r\n80\t\t1.000,00\t5\r\n';
  expect(withPasted([empty], text, { row: 0, column: 'region', columns }, reading)).toEqual({
    rows: [
      { region: 'BY', from: '0', to: '499.99', cost: '19.90' },
      { region: '80', from: '', to: '1000.00', cost: '5' },
    ],
    left: 0,
  });
});

test('a pasted column fills one field, and the rest is counted', () => {
  const before = { ...empty, region: 'BY', to: '10' };
  const place = { row: 0, column: 'cost' as const, columns };
  const pasted = withPasted([before], '1\n2\n3\n4\n5', place, reading);
  expect(pasted?.rows.map(({ cost }) => cost)).toEqual(['1', '2', '3']);
  expect(pasted?.rows[0]).toMatchObject(before.to ? { region: 'BY', to: '10' } : {});
  expect(pasted?.left).toBe(2);
});

test('keeps a text that is not an amount, so that the user can correct it', () => {
  const place = { row: 0, column: 'to' as const, columns };
  expect(withPasted([empty], 'viel\t5,5 kg', place, reading)?.rows).toEqual([
    { ...empty, to: 'viel', cost: '5.5' },
  ]);
});

test('a plain text is not a spreadsheet', () => {
  const place = { row: 0, column: 'region' as const, columns };
  expect(withPasted([empty], 'Bayern', place, reading)).toBeNull();
});
