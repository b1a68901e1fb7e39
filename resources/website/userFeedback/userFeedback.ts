import { defineResource } from '#providers/registry/definition.ts';

/** Feedback of partners about their portal. */
export const userFeedback = defineResource({
  name: 'user-feedback',
  area: 'userFeedback',
  // users cannot edit feedback, so its page is a custom route at the usual path
  paths: { create: 'create', edit: 'details/:id' },
  filters: {
    text: 'string',
    rate: 'number',
    status: 'string',
    userType: 'string',
    sentFrom: 'string',
    from: 'string',
    to: 'string',
  },
  search: { by: 'text' },
  menu: { group: 'partners', order: 80 },
  views: ['list'],
  screens: () => import('./screens.generated.ts'),
  routes: [
    { path: 'details/:id', area: 'userFeedback' },
    { path: 'analytics', area: 'userFeedback' },
  ],
});
