import { pathOf } from '#providers/registry/definition.ts';
import { variations } from '#resources/catalogue/variations/variations.ts';
import { useVisible } from '#src/shell/useVisible.ts';

/** The list of the variations a figure counts; samples are counted separately. */
export const variationsWith = (filters: Record<string, string> = {}): string =>
  `${pathOf(variations)}?${new URLSearchParams({ variationType: 'notMuster', ...filters })}`;

export type PageAt = (path: string) => string | undefined;

/** The path, if the signed-in user has such a page. */
export const usePageAt = (): PageAt => {
  const visible = useVisible();
  return (path) => (visible.some((definition) => pathOf(definition) === path) ? path : undefined);
};
