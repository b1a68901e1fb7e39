import { definePage } from '#providers/registry/definition.ts';

/** The user's own account; everyone has it. Opened from the header. */
export const account = definePage({
  path: 'account',
  area: 'session',
  screens: () => import('./screens.ts'),
});
