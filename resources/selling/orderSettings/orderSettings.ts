import { definePage } from '#providers/registry/definition.ts';

export const orderSettings = definePage({
  path: 'order-settings',
  area: 'orderSettings',
  menu: { group: 'sales', order: 90 },
  screens: () => import('./screens.generated.ts'),
});
