import type { MenuPreviewQuery } from '#resources/website/websiteMenu/operations.generated.ts';

type Item<Level extends 'two' | 'three' | 'four'> =
  MenuPreviewQuery[Level]['data']['results'][number];

export interface PreviewGroup extends Item<'three'> {
  items: Item<'four'>[];
}
export interface PreviewTop extends Item<'two'> {
  groups: PreviewGroup[];
}

const below = <Child extends { parent_id: string | null }>(
  items: readonly Child[],
  { id }: { id: string },
): Child[] => items.filter((item) => item.parent_id === id);

/**
 * Builds the menu tree for the preview, optionally with unpublished items. The items are already in
 * the order of their columns.
 */
export const previewTree = (
  { two, three, four }: MenuPreviewQuery,
  withUnpublished: boolean,
): PreviewTop[] => {
  const isShown = ({ isPublished }: { isPublished: string }) =>
    withUnpublished || isPublished === 'published';
  const groups = three.data.results.filter(isShown);
  const items = four.data.results.filter(isShown);
  return two.data.results.filter(isShown).map((top) => ({
    ...top,
    groups: below(groups, top).map((group) => ({ ...group, items: below(items, group) })),
  }));
};
