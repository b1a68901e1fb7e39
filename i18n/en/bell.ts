import type { bell as german } from '#i18n/de/bell.ts';
import type { Translated } from '#i18n/translated.ts';

const bell = {
  title: 'Messages',
  open: 'Messages',
  openUnread: 'Messages, %{smart_count} unread |||| Messages, %{smart_count} unread',
  close: 'Close messages',
  clear: 'Clear all',
  cleared: 'All messages have been cleared.',
  empty: 'No messages',
  emptyText: 'What succeeds or fails here is kept in this list until you sign out.',
  types: { success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' },
  new: 'New',
  link: 'To the page',
  jobs: 'All jobs',
  requestId: 'Reference',
} satisfies Translated<typeof german>;

export const texts = { bell };
