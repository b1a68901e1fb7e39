import { pathOf } from '#providers/registry/definition.ts';
import { variations } from '#resources/catalogue/variations/variations.ts';
import { useVisible } from '#src/shell/useVisible.ts';

/** Address of the list of counted variations; samples have their own figure. */
export const variationsWith = (filters: Record<string, string> = {}): string =>
  `${pathOf(variations)}?${new URLSearchParams({ variationType: 'notMuster', ...filters })}`;

export type PageAt = (path: string) => string | undefined;

/** Returns a function for the path of a page; undefined if the user has no access to it. */
export const usePageAt = (): PageAt => {
  const visible = useVisible();
  return (path) => (visible.some((definition) => pathOf(definition) === path) ? path : undefined);
};
