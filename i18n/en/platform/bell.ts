import type { bell as german } from '#i18n/de/platform/bell.ts';
import type { Translated } from '#i18n/translated.ts';

const bell = {
  title: 'Messages',
  open: 'Messages',
  openUnread: 'Messages, %{smart_count} unread |||| Messages, %{smart_count} unread',
  close: 'Close messages',
  clear: 'Clear session messages',
  cleared: 'All messages have been cleared.',
  empty: 'No messages',
  emptyText:
    'What is new for you is listed here and, until you sign out, what succeeded or failed.',
  types: { success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' },
  new: 'New',
  link: 'To the page',
  jobs: 'All jobs',
  requestId: 'Reference',
} satisfies Translated<typeof german>;

export const texts = { bell };
