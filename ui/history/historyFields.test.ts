import { expect, it } from 'vitest';
import { fieldOf, listChange } from './historyFields.ts';

it('names a field like its form, and any other by the history’s own name', () => {
  const price = { source: 'price', kind: 'price' } as const;
  expect(fieldOf([price], 'price')).toBe(price);
  expect(fieldOf([price], 'images')).toEqual({ source: 'images', label: 'history.fields.images' });
});

it('shows what a list gained and lost', () => {
  expect(listChange(['Eiche', 'Buche'], ['Buche', 'Esche'])).toEqual({
    added: ['Esche'],
    removed: ['Eiche'],
  });
  expect(listChange(['Eiche', 'Buche'], ['Buche', 'Eiche'])).toEqual({ added: [], removed: [] });
});
