import reactAdminGerman from 'ra-language-german';
import { first as own } from '#i18n/de/first.ts';
import { mergeMessages, type Tree } from './merge.ts';

export const first = mergeMessages(reactAdminGerman as Tree, own as unknown as Tree);

export const loadLater = async () => (await import('#i18n/de/later.ts')).later as unknown as Tree;
