import reactAdminGerman from 'ra-language-german';
import { first as own } from '#i18n/generated/deFirst.ts';
import { mergeAreas, mergeMessages, type Tree } from '#i18n/merge.ts';

export const first = mergeMessages(reactAdminGerman as Tree, mergeAreas(own) as unknown as Tree);

export const loadLater = async (): Promise<Tree> =>
  mergeAreas((await import('#i18n/generated/deLater.ts')).later) as unknown as Tree;
