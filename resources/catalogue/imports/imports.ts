import { defineResource } from '#providers/registry/definition.ts';

/** Uploaded workbooks of variations: what they would do, and what they did. */
export const imports = defineResource({
  name: 'products/imports',
  area: 'imports',
  // an import is not editable, so its page is a custom route at the usual address
  paths: { create: 'create', edit: 'details/:id' },
  filters: { state: 'string' },
  menu: { group: 'products', order: 40 },
  search: { by: 'name' },
  views: ['list'],
  screens: () => import('./screens.ts'),
  routes: [{ path: 'details/:id', area: 'imports' }],
});
