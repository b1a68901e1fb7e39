import { messages as german } from '#i18n/de/messages.ts';
import { messages as english } from '#i18n/en/messages.ts';

/**
 * All languages with their messages, for tests that run in each of them. Browser tests are in
 * German; six of them also run in English: a list with filters and bulk actions, an invitation, a
 * form with its dialogs, an order, its way to the closed month, and a conflict. Unit tests check that
 * no English text is missing.
 */
export const languages = [
  ['de', german],
  ['en', english],
] as const;
