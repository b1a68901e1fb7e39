export const attributeGroups = {
  name: 'Attributgruppe |||| Attributgruppen',
  subtitle: 'Gruppen fassen Attribute zu Abschnitten des Produktformulars zusammen.',
  fields: {
    name: 'Name',
    slug: 'Slug',
    place_use: 'Einsatzort',
    is_editable: 'Von Herstellern änderbar',
    attributes: 'Attribute',
    attributeCount: 'Attribute',
    usage: 'Familien',
    updatedAt: 'Zuletzt geändert',
  },
  help: { is_editable: 'Sonst pflegt nur die Administration die Angaben dieser Gruppe.' },
  places: {
    description: 'Beschreibung',
    details: 'Produktdetails',
    technical: 'Technische Daten',
    internal: 'Nur intern',
  },
  anyPlace: 'Ohne Angabe',
  create: 'Attributgruppe anlegen',
  edit: 'Attributgruppe bearbeiten',
  search: 'Nach Namen suchen',
  sections: { general: 'Allgemein', attributes: 'Attribute' },
  attributes: {
    add: 'Attribut hinzufügen',
    list: 'Attribute in ihrer Reihenfolge',
    empty: 'Noch keine Attribute. Suchen Sie oben nach einem Namen.',
    remove: '„%{name}“ aus der Gruppe nehmen',
    required: 'Pflichtfeld',
  },
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected: '%{smart_count} Gruppe ausgewählt |||| %{smart_count} Gruppen ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Diese Gruppe wird gelöscht, ihre Attribute bleiben. |||| %{smart_count} Gruppen werden gelöscht, ihre Attribute bleiben.',
  created: 'Die Attributgruppe wurde angelegt.',
  saved: 'Die Attributgruppe wurde gespeichert.',
  savedWithLoss:
    'Gespeichert. Die Anpassung der Produkte kann einige Zeit dauern; aktualisieren Sie danach die Liste.',
  deleted: '%{smart_count} Gruppe gelöscht. |||| %{smart_count} Gruppen gelöscht.',
  empty: 'Noch keine Attributgruppen',
  impact: {
    title: 'Auswirkungen auf Produkte',
    text: '%{smart_count} Produkt ist betroffen. |||| %{count} Produkte sind betroffen.',
    textFamilies:
      '%{smart_count} Produkt in %{families} Familien ist betroffen. |||| %{count} Produkte in %{families} Familien sind betroffen.',
    gain: 'erhalten ein Feld',
    lose: 'verlieren Angaben',
    incomplete: 'werden unvollständig',
    gained: 'Neue Felder',
    lost: 'Felder, die entfallen',
    required: 'Neue Pflichtfelder',
    fieldGained: '%{attribute} (%{group})',
    fieldLost:
      '%{attribute} (%{group}): %{count} Produkt mit Angabe |||| %{attribute} (%{group}): %{count} Produkte mit Angabe',
    fieldRequired:
      '%{attribute} (%{group}): fehlt bei %{count} Produkt |||| %{attribute} (%{group}): fehlt bei %{count} Produkten',
    agree:
      'Ja, die Angaben von %{smart_count} Produkt sollen entfallen. |||| Ja, die Angaben von %{count} Produkten sollen entfallen.',
    history: 'Im Verlauf der Produkte bleiben sie erhalten.',
    save: 'Trotzdem speichern',
    confirm: 'Speichern',
    more: 'und %{smart_count} weiteres |||| und %{smart_count} weitere',
  },
};

export const texts = { resources: { 'collections/attribute-groups': attributeGroups } };
