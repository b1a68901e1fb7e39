/** The layout around every screen, and texts that several screens share. */
export const shell = {
  skipToContent: 'Zum Inhalt springen',
  roles: {
    admin: 'Administration',
    manufacturer: 'Hersteller',
    vendor: 'Händler',
    craftsman: 'Handwerker',
    architect: 'Architekt',
    wholesaler: 'Großhändler',
  },
  header: {
    home: 'Atrium, zur Übersicht',
    menu: 'Navigation öffnen',
    language: 'Sprache',
    theme: 'Darstellung',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    account: 'Konto von %{name}',
    logout: 'Abmelden',
  },
  navigation: 'Hauptnavigation',
  search: {
    open: 'Alles durchsuchen',
    label: 'Seite, Name oder Artikelnummer',
    none: 'Nichts gefunden',
    searching: 'Wird gesucht …',
    here: 'Auf dieser Seite',
    failed: 'Nicht alles konnte durchsucht werden.',
    create: '%{name} anlegen',
  },
  dashboard: 'Übersicht',
  groups: {
    products: 'Produkte',
    catalogue: 'Katalog',
    website: 'Website',
    partners: 'Partner',
    sales: 'Verkauf',
    account: 'Konto',
  },
  noRole: 'no adminRole',
  noRoleText: 'Diesem Konto ist keine Rolle zugeordnet. Die Administration kann das ändern.',
  notFound: {
    title: 'Nicht gefunden',
    text: 'Diesen Datensatz gibt es nicht oder nicht mehr.',
    back: 'Zur Liste',
  },
  toast: { close: 'Meldung schließen' },
  undo: 'Rückgängig machen',
  notLoaded: 'Diese Seite konnte nicht geladen werden.',
  updated: {
    title: 'Atrium wurde aktualisiert.',
    text: 'Laden Sie die Seite neu, um mit der neuen Version weiterzuarbeiten.',
    reload: 'Neu laden',
    discard: 'Verwerfen und neu laden',
  },
};

export const list = {
  search: 'Suchen',
  searchChip: 'Suche',
  clearSearch: 'Suche leeren',
  moreFilters: 'Weitere Filter',
  clearFilters: 'Alle Filter löschen',
  dropped:
    'Eine Angabe in der Adresse passte nicht und wurde weggelassen: %{names} |||| Angaben in der Adresse passten nicht und wurden weggelassen: %{names}',
  removeFilter: 'Filter „%{name}“ entfernen',
  results: '%{count} Ergebnis |||| %{count} Ergebnisse',
  all: 'Alle',
  empty: 'Noch nichts vorhanden',
  noMatches: 'Es wurde nichts gefunden.',
  noMatchesText: 'Für diese Filter gibt es keine Ergebnisse.',
  failed: 'Die Liste konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  loading: 'Wird geladen …',
  actions: 'Aktionen',
  actionsOf: 'Aktionen für %{name}',
  selectPage: 'Alle auf dieser Seite auswählen',
  select: '„%{name}“ auswählen',
  views: {
    title: 'Ansichten',
    save: 'Ansicht speichern …',
    saveTitle: 'Ansicht speichern',
    name: 'Name der Ansicht',
    share: 'Auch für Kolleginnen und Kollegen',
    shared: 'Geteilt',
    delete: '„%{name}“ löschen',
    saved: 'Die Ansicht wurde gespeichert.',
    deleted: 'Die Ansicht wurde gelöscht.',
  },
  unchanged:
    'Bei %{smart_count} Eintrag war nichts zu ändern. |||| Bei %{smart_count} Einträgen war nichts zu ändern.',
  selectMatching: 'Alle %{count} auswählen',
  clearSelection: 'Auswahl aufheben',
  add: 'Neu anlegen',
  export: {
    title: 'Exportieren',
    pdf: 'Zum Drucken (.pdf)',
    xlsx: 'Excel (.xlsx)',
    csv: 'CSV (.csv)',
  },
  choices: { open: 'Öffnen', close: 'Schließen', clear: 'Leeren' },
  pages: 'Seiten',
  columns: 'Spalten',
  arrangeColumns: 'Reihenfolge und Breite',
  resetColumns: 'Spalten zurücksetzen',
  widthOf: 'Breite von „%{name}“ in Pixeln',
  widthByContent: 'Nach Inhalt',
  filters: 'Filter',
  sortBy: 'Sortieren nach',
  sortOrder: 'Reihenfolge',
  sortOrders: { ASC: 'Aufsteigend', DESC: 'Absteigend' },
  choose: 'Auswählen',
  density: 'Zeilenhöhe',
  densities: { comfortable: 'Großzügig', compact: 'Kompakt' },
};

export const form = {
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  take: 'Übernehmen',
  unsaved: 'Nicht gespeicherte Änderungen',
  saved: 'Alles gespeichert',
  slug: {
    help: 'Teil der Webadresse',
    propose: 'Aus dem Namen bilden: %{slug}',
  },
  leave: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Änderungen sind noch nicht gespeichert und würden verloren gehen.',
    changed: 'Geändert: %{what}.',
    stay: 'Weiter bearbeiten',
    leave: 'Verwerfen',
  },
};

export const confirm = {
  title: 'Sind Sie sicher?',
  yes: 'Ja',
  no: 'Nein',
};

export const copy = {
  copy: '%{text} kopieren',
  failed: 'Der Browser erlaubt das Kopieren hier nicht.',
  copied: 'Kopiert',
};

export const texts = { confirm, copy, form, list, shell };
