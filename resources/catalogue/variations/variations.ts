import { defineResource } from '#providers/registry/definition.ts';
import { listFilters } from './listFilters.ts';

export const variations = defineResource({
  name: 'products/variations',
  area: 'variations',
  paths: { create: 'details', edit: 'details/:id' },
  filters: listFilters,
  menu: { group: 'products', order: 10 },
  comesFirst: true,
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  // a copy needs another combination first, which a dialog asks for
  canDuplicate: false,
  screens: () => import('./screens.generated.ts'),
  routes: [{ path: 'link-samples/:id', area: 'sampleBoxLinks', isList: true }],
});
