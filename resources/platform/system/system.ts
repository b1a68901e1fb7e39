import { definePage } from '#providers/registry/definition.ts';

/** The state of the installation, for administrators. */
export const system = definePage({
  path: 'system',
  area: 'system',
  menu: { group: 'account', order: 97 },
  screens: () => import('./screens.generated.ts'),
});
