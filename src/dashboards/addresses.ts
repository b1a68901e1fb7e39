import { can } from '#contract/access.ts';
import { pathOf } from '#providers/registry/definition.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { registry } from '#resources/registry.ts';
import { variations } from '#resources/variations/variations.ts';

/** The list of what a figure counts; samples are counted on their own. */
export const variationsWith = (filters: Record<string, string> = {}): string =>
  `${pathOf(variations)}?${new URLSearchParams({ variationType: 'notMuster', ...filters })}`;

/** The path, where there is such a page for whoever is signed in. */
export const pageAt = (path: string): string | undefined => {
  const page = registry.find((definition) => pathOf(definition) === path);
  return page && can(roleNamesOf(readSession()), page.area, 'view') ? path : undefined;
};
