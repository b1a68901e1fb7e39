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
    'Your notifications appear here and, until you sign out, the messages of this session.',
  types: { success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' },
  new: 'New',
  link: 'Go to page',
  jobs: 'All jobs',
  requestId: 'Reference',
} satisfies Translated<typeof german>;

export const texts = { bell };
