/** The notification list behind the bell in the header. */
export const bell = {
  title: 'Meldungen',
  open: 'Meldungen',
  openUnread: 'Meldungen, %{smart_count} ungelesene |||| Meldungen, %{smart_count} ungelesene',
  close: 'Meldungen schließen',
  clear: 'Sitzungsmeldungen löschen',
  cleared: 'Alle Meldungen wurden gelöscht.',
  empty: 'Keine Meldungen',
  emptyText:
    'Hier stehen Ihre Benachrichtigungen und, bis Sie sich abmelden, die Meldungen dieser Sitzung.',
  types: { success: 'Erfolg', info: 'Hinweis', warning: 'Warnung', error: 'Fehler' },
  new: 'Neu',
  link: 'Zur Seite',
  jobs: 'Alle Aufgaben',
  requestId: 'Kennung',
};

export const texts = { bell };
