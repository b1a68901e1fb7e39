import { defineResource } from '#providers/registry/definition.ts';

/** The shop's mega-menu: a column for each of its levels. */
export const websiteMenu = defineResource({
  name: 'website-menu',
  area: 'websiteMenu',
  menu: { group: 'website', order: 10 },
  views: ['list'],
  screens: () => import('./screens.ts'),
});
