import { defineResource } from '#providers/registry/definition.ts';

const definition = {
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'string' },
  search: { by: 'name' },
  menu: { group: 'account', order: 20 },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
} as const;

/** Manufacturers and vendors have different addresses (specification 2). */
export const manufacturerShowrooms = defineResource({
  ...definition,
  name: 'showrooms',
  area: 'manufacturerShowrooms',
});

export const vendorShowrooms = defineResource({
  ...definition,
  name: 'vendor-profile/showrooms',
  area: 'vendorShowrooms',
});
