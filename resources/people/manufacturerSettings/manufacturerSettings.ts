import { definePage } from '#providers/registry/definition.ts';

export const manufacturerSettings = definePage({
  path: 'manufacturer-profile/settings',
  area: 'manufacturerProfile',
  menu: { group: 'account', order: 30 },
  screens: () => import('./screens.generated.ts'),
});
