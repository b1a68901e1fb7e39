import { defineResource } from '#providers/registry/definition.ts';

/** Whose accounts have a second factor, for administrators. */
export const secondFactors = defineResource({
  name: 'second-factors',
  area: 'secondFactors',
  filters: { account: 'text', portal: 'string', state: 'string' },
  menu: { group: 'account', order: 96 },
  views: ['list'],
  screens: () => import('./screens.ts'),
});
