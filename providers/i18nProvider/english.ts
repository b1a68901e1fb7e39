import reactAdminEnglish from 'ra-language-english';
import { messages as own } from '#i18n/en/messages.ts';
import { mergeMessages, type Tree } from './merge.ts';

export const messages = mergeMessages(reactAdminEnglish as unknown as Tree, own as unknown as Tree);
