import reactAdminGerman from 'ra-language-german';
import { messages as own } from '#i18n/de/messages.ts';
import { mergeMessages, type Tree } from './merge.ts';

export const messages = mergeMessages(reactAdminGerman as Tree, own as unknown as Tree);
