import { defineResource } from '#providers/registry/definition.ts';

/** The log of sign-ins and rejections, for administrators. */
export const securityEvents = defineResource({
  name: 'security-events',
  area: 'securityEvents',
  filters: { kind: 'string', account: 'text', address: 'text', from: 'string', to: 'string' },
  menu: { group: 'account', order: 95 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
});
