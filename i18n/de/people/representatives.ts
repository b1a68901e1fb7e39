export const representatives = {
  name: 'Ansprechpartner |||| Ansprechpartner',
  subtitle: 'Die Personen, an die sich Ihre Partner in ihrem Gebiet wenden können.',
  fields: {
    name: 'Vorname',
    surname: 'Nachname',
    position: 'Funktion',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    picture: 'Bild',
    regions: 'Gebiet',
    sortIndex: 'Reihenfolge',
    updatedAt: 'Zuletzt geändert',
  },
  person: 'Person',
  contact: 'Erreichbar unter',
  regionsHint: 'Ohne Gebiet für ganz Deutschland',
  create: 'Ansprechpartner anlegen',
  edit: 'Ansprechpartner bearbeiten',
  search: 'Nach Name, Funktion oder E-Mail suchen',
  order: {
    text: 'In dieser Reihenfolge sehen Ihre Partner sie; zuerst die, in deren Gebiet ein Partner sitzt.',
  },
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected:
    '%{smart_count} Ansprechpartner ausgewählt |||| %{smart_count} Ansprechpartner ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Ihre Partner sehen diese Person dann nicht mehr. |||| Ihre Partner sehen diese %{smart_count} Personen dann nicht mehr.',
  created: 'Der Ansprechpartner wurde angelegt.',
  saved: 'Der Ansprechpartner wurde gespeichert.',
  deleted:
    'Der Ansprechpartner wurde gelöscht. |||| %{smart_count} Ansprechpartner wurden gelöscht.',
  empty: 'Noch keine Ansprechpartner',
  all: 'Alle',
  nobody: 'Hier stehen die Personen, an die sich Ihre Partner wenden.',
};

export const texts = { resources: { representatives } };
