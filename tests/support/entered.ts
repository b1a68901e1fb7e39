import { registry } from '#resources/registry.ts';

/** What has a screen at its own path; of the others there are only pages below it. */
export const entered = registry.filter(
  (definition) => definition.kind === 'page' || definition.views.includes('list'),
);
