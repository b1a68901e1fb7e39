import { defineResource } from '#providers/registry/definition.ts';

export const websiteBanners = defineResource({
  name: 'website-banners',
  area: 'websiteBanners',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string', placement: 'string', state: 'string' },
  search: { by: 'name' },
  menu: { group: 'website', order: 20 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
