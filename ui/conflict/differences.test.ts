import { expect, it } from 'vitest';
import { concernsForm, differencesOf, firstChoices } from './differences.ts';

const fields = [{ source: 'name' }, { source: 'price' }, { source: 'tags', reference: 'tags' }];
const base = { name: 'Tisch', price: '10.00', tags: ['1', '2'], version: 1 };

it('know who changed what', () => {
  const mine = { ...base, name: 'Meiner', price: '11.00' };
  const theirs = { ...base, name: 'Ihrer', tags: ['2'], version: 2 };
  const found = differencesOf(fields, base, mine, theirs);
  expect(found.map(({ field, by }) => [field.source, by])).toEqual([
    ['name', 'both'],
    ['price', 'mine'],
    ['tags', 'theirs'],
  ]);
  expect(firstChoices(found)).toEqual({ price: 'mine', tags: 'theirs' });
  expect(concernsForm(found)).toBe(true);
});

it('ignores equal input of both, and the order of references', () => {
  const mine = { ...base, name: 'Neu', tags: ['2', '1'] };
  const theirs = { ...base, name: 'Neu', price: 10, version: 2 };
  expect(differencesOf([fields[0], fields[2]] as typeof fields, base, mine, theirs)).toEqual([]);
});

it('need no decision if the other user changed nothing the form shows', () => {
  const found = differencesOf(fields, base, { ...base, name: 'Meiner' }, { ...base, version: 2 });
  expect(found).toHaveLength(1);
  expect(concernsForm(found)).toBe(false);
});
