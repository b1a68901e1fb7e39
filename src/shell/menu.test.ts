import { expect, it } from 'vitest';
import { definePage } from '#providers/registry/definition.ts';
import { menuOf } from './menu.ts';

const screens = () => Promise.reject(new Error('not loaded here'));

const registry = [
  definePage({ path: 'b', area: 'tags', screens, menu: { group: 'catalogue', order: 2 } }),
  definePage({ path: 'a', area: 'tags', screens, menu: { group: 'catalogue', order: 1 } }),
  definePage({ path: 'c', area: 'variations', screens, menu: { group: 'products', order: 1 } }),
  definePage({ path: 'hidden', area: 'variations', screens }),
];

const pathsOf = (visible: typeof registry) =>
  menuOf(visible).map(({ group, definitions }) => [
    group,
    definitions.map((definition) => definition.kind === 'page' && definition.path),
  ]);

it('groups what may be viewed, in order, without empty groups', () => {
  expect(pathsOf(registry)).toEqual([
    ['products', ['c']],
    ['catalogue', ['a', 'b']],
  ]);
  expect(pathsOf(registry.slice(2))).toEqual([['products', ['c']]]);
  expect(pathsOf([])).toEqual([]);
});
