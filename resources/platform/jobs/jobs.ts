import { defineResource } from '#providers/registry/definition.ts';

/** Background jobs that the account has started. */
export const jobs = defineResource({
  name: 'jobs',
  area: 'jobs',
  filters: { state: 'string' },
  menu: { group: 'account', order: 90 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
