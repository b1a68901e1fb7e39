import { definePage } from '#providers/registry/definition.ts';

/** The user's account page, available to all users and opened from the header. */
export const account = definePage({
  path: 'account',
  area: 'session',
  screens: () => import('./screens.generated.ts'),
});
