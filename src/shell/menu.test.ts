import { expect, it } from 'vitest';
import { definePage } from '#providers/registry/definition.ts';
import { menuOf } from './menu.ts';

const view = () => Promise.reject(new Error('not loaded here'));
const icon = () => null;

const registry = [
  definePage({ path: 'b', area: 'tags', view, menu: { group: 'catalogue', icon, order: 2 } }),
  definePage({ path: 'a', area: 'tags', view, menu: { group: 'catalogue', icon, order: 1 } }),
  definePage({ path: 'c', area: 'variations', view, menu: { group: 'products', icon, order: 1 } }),
  definePage({ path: 'hidden', area: 'variations', view }),
];

const pathsOf = (roles: string[]) =>
  menuOf(registry, roles).map(({ group, definitions }) => [
    group,
    definitions.map((definition) => definition.kind === 'page' && definition.path),
  ]);

it('groups what the role may see, in order, without empty groups', () => {
  expect(pathsOf(['admin', 'admin'])).toEqual([
    ['products', ['c']],
    ['catalogue', ['a', 'b']],
  ]);
  expect(pathsOf(['manufacturer', 'manufacturer'])).toEqual([['products', ['c']]]);
  expect(pathsOf([])).toEqual([]);
});
