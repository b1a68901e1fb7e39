import { messages as german } from '#i18n/de/messages.ts';
import { messages as english } from '#i18n/en/messages.ts';

/**
 * All languages with their messages, for tests that run in each of them. Browser tests are in
 * German; five run in English: a list with filters and bulk actions, an invitation, a form with its
 * dialogs, a product with its variations, and a conflict. Unit tests check that no English text is
 * missing, and accessibility.spec.ts that no screen shows words of another language.
 */
export const languages = [
  ['de', german],
  ['en', english],
] as const;
