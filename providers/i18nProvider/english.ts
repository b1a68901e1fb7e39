import reactAdminEnglish from 'ra-language-english';
import { first as own } from '#i18n/en/first.ts';
import { mergeMessages, type Tree } from './merge.ts';

export const first = mergeMessages(reactAdminEnglish as unknown as Tree, own as unknown as Tree);

export const loadLater = async () => (await import('#i18n/en/later.ts')).later as unknown as Tree;
