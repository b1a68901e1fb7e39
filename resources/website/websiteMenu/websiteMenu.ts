import { defineResource } from '#providers/registry/definition.ts';

/** The shop's mega-menu, with a column for each level. */
export const websiteMenu = defineResource({
  name: 'website-menu',
  area: 'websiteMenu',
  filters: { name: 'text', level: 'number', state: 'string' },
  search: { by: 'name' },
  menu: { group: 'website', order: 10 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
  // a list of the items of all levels
  routes: [{ path: 'items', area: 'websiteMenu', isList: true }],
});
