import { definePage } from '#providers/registry/definition.ts';

export const commission = definePage({
  path: 'user-management/commission',
  area: 'userManagement',
  menu: { group: 'partners', order: 40 },
  screens: () => import('./screens.generated.ts'),
});
