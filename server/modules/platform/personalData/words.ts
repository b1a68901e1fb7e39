import type { Language } from '#contract/language.ts';
import { messages as german } from '#i18n/de/messages.ts';
import { personalData as ownGerman } from '#i18n/de/platform/personalData.ts';
import { messages as english } from '#i18n/en/messages.ts';
import { personalData as ownEnglish } from '#i18n/en/platform/personalData.ts';
import { type MessageArgs, notificationText } from '#i18n/messageText.ts';

/* Stored codes as the words with which the application shows them. */

/** A group of messages, by its path, with a word for each code of a column. */
type Place = readonly string[];

/** By table and column. */
export const places: Readonly<Record<string, Place>> = {
  'blog_posts.status': ['resources', 'blog', 'status'],
  'changes.action': ['history', 'actions'],
  'changes.entity': ['personalData', 'entities'],
  'jobs.kind': ['jobs', 'kinds'],
  'jobs.state': ['jobs', 'states'],
  'network_requests.status': ['network', 'statuses'],
  'notification_mails.topic': ['notifications', 'topics'],
  'order_events.kind': ['resources', 'orders', 'events'],
  'order_lines.state': ['resources', 'orders', 'lineStates'],
  'order_parts.role': ['resources', 'orders', 'details', 'roles'],
  'order_parts.status': ['resources', 'orders', 'states'],
  'order_payments.method': ['resources', 'orders', 'methods'],
  'order_services.state': ['resources', 'orders', 'lineStates'],
  'orders.method': ['resources', 'orders', 'methods'],
  'orders.status': ['resources', 'orders', 'states'],
  'payment_accounts.provider': ['personalData', 'providers'],
  'payment_accounts.status': ['payment'],
  'payouts.state': ['resources', 'payouts', 'states'],
  'profile_files.kind': ['personalData', 'profileFiles'],
  'returns.reason': ['resources', 'returns', 'reasons'],
  'returns.state': ['resources', 'returns', 'states'],
  // of exports, the kind of the job
  'security_events.detail': ['jobs', 'kinds'],
  'security_events.kind': ['resources', 'security-events', 'kinds'],
  'styles.status': ['resources', 'styles', 'status'],
  'user_feedback.status': ['resources', 'user-feedback', 'states'],
  'users.language': ['account', 'languages'],
};

const messages: Record<Language, object> = {
  de: { ...german, personalData: ownGerman },
  en: { ...english, personalData: ownEnglish },
};

const within = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    tree,
  );

/** The words of a column, by code; kinds of jobs are groups of words. */
export const wordsAt = (place: Place, language: Language): unknown =>
  within(messages[language], place);

/** The word for the value of a column, or null if the value is not one of its codes. */
export const wordOf = (
  table: string,
  column: string,
  row: Readonly<Record<string, unknown>>,
  language: Language,
): string | null => {
  const value = row[column];
  if (typeof value !== 'string') return null;
  if (table === 'notifications' && column === 'kind') {
    return notificationText(language, value, (row.params ?? {}) as MessageArgs);
  }
  const place = places[`${table}.${column}`];
  if (!place) return null;
  const word = within(wordsAt(place, language), value.split('.'));
  return typeof word === 'string' ? word : null;
};
