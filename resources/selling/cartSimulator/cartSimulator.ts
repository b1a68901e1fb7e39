import { definePage } from '#providers/registry/definition.ts';

export const cartSimulator = definePage({
  path: 'cart-simulator',
  area: 'cartSimulator',
  menu: { group: 'sales', order: 95 },
  screens: () => import('./screens.generated.ts'),
});
