export const sampleBoxes = {
  name: 'Musterbox |||| Musterboxen',
  subtitle: 'Musterboxen fassen Muster von Produkten zusammen, die Kunden bestellen können.',
  fields: {
    name: 'Name',
    slug: 'Slug',
    description: 'Beschreibung',
    parentCount: 'Hauptprodukte',
    parents: 'Hauptprodukte',
    updatedAt: 'Zuletzt geändert',
  },
  create: 'Musterbox anlegen',
  edit: 'Musterbox bearbeiten',
  search: 'Nach Namen suchen',
  products: 'Muster in der Box',
  link: 'Muster verknüpfen',
  viewLinked: 'Verknüpfte ansehen',
  noneLinked: 'Die Box ist noch leer.',
  more: 'und %{smart_count} weiteres |||| und %{smart_count} weitere',
  linkedOf: '%{smart_count} Hauptprodukt in %{name} |||| %{smart_count} Hauptprodukte in %{name}',
  linkedProducts:
    'Die Box enthält Muster von %{smart_count} Hauptprodukt. |||| Die Box enthält Muster von %{smart_count} Hauptprodukten.',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected: '%{smart_count} Musterbox ausgewählt |||| %{smart_count} Musterboxen ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Diese Musterbox wird gelöscht, die Muster selbst bleiben. |||| %{smart_count} Musterboxen werden gelöscht, die Muster selbst bleiben.',
  created: 'Die Musterbox wurde angelegt.',
  saved: 'Die Musterbox wurde gespeichert.',
  deleted: 'Die Musterbox wurde gelöscht. |||| %{smart_count} Musterboxen wurden gelöscht.',
  empty: 'Noch keine Musterboxen',
};

export const texts = { resources: { 'products/sample-boxes': sampleBoxes } };
