import reactAdminEnglish from 'ra-language-english';
import { first as own } from '#i18n/generated/enFirst.ts';
import { mergeAreas, mergeMessages, type Tree } from '#i18n/merge.ts';

/** Ranges with an en dash, as everywhere else in the product. */
const ranges: Tree = {
  ra: {
    navigation: {
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} of more than %{offsetEnd}',
    },
  },
};

export const first = mergeMessages(
  mergeMessages(reactAdminEnglish as unknown as Tree, ranges),
  mergeAreas(own) as unknown as Tree,
);

export const loadLater = async (): Promise<Tree> =>
  mergeAreas((await import('#i18n/generated/enLater.ts')).later) as unknown as Tree;
