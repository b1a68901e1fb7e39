import { defineResource } from '#providers/registry/definition.ts';

/** The second factors of all accounts, for administrators. */
export const secondFactors = defineResource({
  name: 'second-factors',
  area: 'secondFactors',
  filters: { account: 'text', portal: 'string', state: 'string' },
  menu: { group: 'account', order: 96 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
