export const drivingCosts = {
  name: 'Anfahrtskosten |||| Anfahrtskosten',
  subtitle:
    'Was die Anfahrt kostet, einmal je Auftrag. Ohne Anfahrtskosten für ein Gebiet gibt es dort keine Services.',
  fields: {
    regions: 'Gebiete',
    region: 'Gebiet',
    rows: 'Gebiete und Kosten',
    cost: 'Kosten',
    updatedAt: 'Zuletzt geändert',
  },
  of: 'Anfahrt für %{cost}',
  help: {
    regions: 'Das genaueste Gebiet zählt. Jedes Gebiet kann nur einmal vorkommen.',
    cost: 'Bei 0 ist die Anfahrt kostenlos.',
  },
  table: {
    open: 'Als Tabelle bearbeiten',
    title: 'Alle Anfahrtskosten',
    subtitle: 'Je Gebiet eine Zeile. Gebiete mit denselben Kosten stehen danach zusammen.',
  },
  sections: { costs: 'Anfahrt' },
  create: 'Anfahrtskosten anlegen',
  edit: 'Anfahrtskosten bearbeiten',
  search: 'Nach Postleitzahl suchen',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected: '%{smart_count} Zeile ausgewählt |||| %{smart_count} Zeilen ausgewählt',
  delete: 'Löschen',
  deleteText:
    'In diesen Gebieten werden dann keine Services mehr angeboten. |||| In den Gebieten der %{smart_count} Zeilen werden dann keine Services mehr angeboten.',
  created: 'Die Anfahrtskosten wurden angelegt.',
  saved: 'Die Anfahrtskosten wurden gespeichert.',
  deleted: 'Die Anfahrtskosten wurden gelöscht. |||| %{smart_count} Zeilen wurden gelöscht.',
  empty: 'Keine Anfahrtskosten gefunden.',
  emptyText: 'Zum Beispiel: PLZ 80 für 25,00 €, ganz Bayern für 60,00 €.',
};

export const texts = { resources: { 'craftsman-settings/driving-costs': drivingCosts } };
