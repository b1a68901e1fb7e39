export const styleSections = {
  name: 'Style-Abschnitt |||| Style-Abschnitte',
  subtitle: 'Abschnitte der Style-Seite, aus Blöcken mit Bildern, Texten und Produkten.',
  fields: {
    name: 'Name',
    slug: 'Adresse (Slug)',
    blocks: 'Blöcke',
    status: 'Status',
    productCount: 'Produkte',
    notForSale: 'Nicht mehr im Verkauf',
    sortIndex: 'Reihenfolge',
    updatedAt: 'Zuletzt geändert',
    'blocks.title': 'Überschrift',
    'blocks.text': 'Text',
    'blocks.picture': 'Bild',
    'blocks.picture_alt': 'Alternativtext',
    'blocks.products': 'Produkte',
    'blocks.affiliates_products': 'Affiliate-Produkte',
  },
  filters: { notForSale: 'Produkte nicht mehr im Verkauf', yes: 'Ja' },
  status: { 1: 'Veröffentlicht', 2: 'Entwurf' },
  states: { published: 'Veröffentlicht', draft: 'Entwurf' },
  kinds: { picture: 'Bild', products: 'Produkte', text: 'Text' },
  create: 'Style-Abschnitt anlegen',
  edit: 'Style-Abschnitt bearbeiten',
  search: 'Nach Name suchen',
  sections: { basics: 'Style-Abschnitt', blocks: 'Blöcke', preview: 'Vorschau' },
  gone: '%{smart_count} nicht mehr im Verkauf |||| %{smart_count} nicht mehr im Verkauf',
  help: {
    publish:
      'Ein neuer Abschnitt ist ein Entwurf. Veröffentlichen lässt er sich mit mindestens einem Produkt, das im Verkauf ist.',
  },
  blocks: {
    list: 'Blöcke in ihrer Reihenfolge',
    none: 'Noch keine Blöcke',
    add: '%{kind} hinzufügen',
    one: 'Block %{position}: %{kind}',
    remove: 'Block %{position} entfernen',
    edit: 'Block %{position} bearbeiten',
    done: 'Fertig',
    untitled: 'Ohne Überschrift',
    count: '%{smart_count} Produkt |||| %{smart_count} Produkte',
  },
  preview: {
    empty: 'Hier erscheint der Abschnitt, sobald er einen Block hat.',
    noPicture: 'Noch kein Bild',
    noProducts: 'Noch keine Produkte',
  },
  refused: {
    title: 'Nicht veröffentlicht',
    edit: 'Produkte verknüpfen',
  },
  order: { text: 'In dieser Reihenfolge stehen sie auf der Style-Seite.' },
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  publishText: 'Der Abschnitt erscheint auf der Style-Seite.',
  unpublishText: 'Der Abschnitt erscheint nicht mehr auf der Style-Seite.',
  publishManyText:
    'Diesen Abschnitt veröffentlichen? |||| Diese %{smart_count} Abschnitte veröffentlichen?',
  unpublishManyText:
    'Diesen Abschnitt zurückziehen? |||| Diese %{smart_count} Abschnitte zurückziehen?',
  published:
    'Der Abschnitt wurde veröffentlicht. |||| %{smart_count} Abschnitte wurden veröffentlicht.',
  unpublished:
    'Der Abschnitt wurde zurückgezogen. |||| %{smart_count} Abschnitte wurden zurückgezogen.',
  selected: '%{smart_count} Abschnitt ausgewählt |||| %{smart_count} Abschnitte ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Dieser Abschnitt wird gelöscht. |||| Diese %{smart_count} Abschnitte werden gelöscht.',
  created: 'Der Abschnitt wurde angelegt.',
  saved: 'Der Abschnitt wurde gespeichert.',
  deleted: 'Der Abschnitt wurde gelöscht. |||| %{smart_count} Abschnitte wurden gelöscht.',
  empty: 'Noch keine Style-Abschnitte',
  emptyText: 'Ein Abschnitt führt von der Style-Seite zu Produkten.',
};

export const texts = { resources: { 'styles/sections': styleSections } };
