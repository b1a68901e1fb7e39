import { registry } from '#resources/registry.ts';

/** Resources with a screen at their own path; others have only pages below it. */
export const entered = registry.filter(
  (definition) => definition.kind === 'page' || definition.views.includes('list'),
);
