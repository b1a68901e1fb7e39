import reactAdminEnglish from 'ra-language-english';
import { first as own } from '#i18n/generated/enFirst.ts';
import { mergeAreas, mergeMessages, type Tree } from '#i18n/merge.ts';

export const first = mergeMessages(
  reactAdminEnglish as unknown as Tree,
  mergeAreas(own) as unknown as Tree,
);

export const loadLater = async (): Promise<Tree> =>
  mergeAreas((await import('#i18n/generated/enLater.ts')).later) as unknown as Tree;
