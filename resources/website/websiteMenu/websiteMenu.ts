import { defineResource } from '#providers/registry/definition.ts';

/** The shop's mega-menu: a column for each of its levels. */
export const websiteMenu = defineResource({
  name: 'website-menu',
  area: 'websiteMenu',
  filters: { name: 'text', level: 'number', state: 'string' },
  search: { by: 'name' },
  menu: { group: 'website', order: 10 },
  views: ['list'],
  screens: () => import('./screens.ts'),
  // all of them in one list
  routes: [{ path: 'items', area: 'websiteMenu', isList: true }],
});
