import { definePage } from '#providers/registry/definition.ts';

export const payment = definePage({
  path: 'configurations/payment-configuration',
  area: 'paymentConfiguration',
  menu: { group: 'sales', order: 80 },
  screens: () => import('./screens.generated.ts'),
});
