import { defineResource } from '#providers/registry/definition.ts';

/** Uploaded workbooks of variations, with the results of their checks and imports. */
export const imports = defineResource({
  name: 'products/imports',
  area: 'imports',
  // imports have no edit form, so the details page is a custom route at the usual path
  paths: { create: 'create', edit: 'details/:id' },
  filters: { state: 'string' },
  menu: { group: 'products', order: 40 },
  search: { by: 'name' },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
  routes: [{ path: 'details/:id', area: 'imports' }],
});
