import { messages as german } from '#i18n/de/messages.ts';
import { messages as english } from '#i18n/en/messages.ts';

/**
 * Every language with its messages, for what must hold in each of them. Browser tests are in German;
 * five ways run in English, too: a list with filters and bulk actions, an invitation, a form with its
 * dialogs, an order, and a conflict. That English lacks no text is a matter of the unit tests.
 */
export const languages = [
  ['de', german],
  ['en', english],
] as const;
