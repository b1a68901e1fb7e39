import { definePage } from '#providers/registry/definition.ts';

/** The own account, which everybody has; reached from the header. */
export const account = definePage({
  path: 'account',
  area: 'session',
  view: () => import('./AccountPage.tsx'),
});
