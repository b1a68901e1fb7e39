import { expect, test } from 'vitest';
import { freeSlug, slugify } from './slug.ts';

test.each([
  ['Küche & Bar', 'kueche-bar'],
  ['  Esstisch „Fjord“ ', 'esstisch-fjord'],
  ['Maß 80 × 120', 'mass-80-x-120'],
  ['Canapé', 'canape'],
  ['🛋️', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('one in use gets a number', () => {
  const taken = new Set(['tische', 'tische-2']);
  expect(freeSlug('Tische', (slug) => taken.has(slug))).toBe('tische-3');
  expect(freeSlug('Stühle', (slug) => taken.has(slug))).toBe('stuehle');
  // a slug that is empty gets no number
  expect(freeSlug('🛋️', () => true)).toBe('');
});
