export const styleCategories = {
  name: 'Style-Kategorie |||| Style-Kategorien',
  subtitle: 'Worin Styles auf der Website eingeteilt sind.',
  fields: {
    name: 'Name',
    slug: 'Adresse (Slug)',
    picture: 'Bild',
    usage: 'Styles',
    sortIndex: 'Reihenfolge',
    updatedAt: 'Zuletzt geändert',
  },
  create: 'Style-Kategorie anlegen',
  edit: 'Style-Kategorie bearbeiten',
  search: 'Nach Name suchen',
  sections: { category: 'Style-Kategorie' },
  order: { text: 'In dieser Reihenfolge stehen sie auf der Website.' },
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected:
    '%{smart_count} Style-Kategorie ausgewählt |||| %{smart_count} Style-Kategorien ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Diese Style-Kategorie wird gelöscht. |||| Diese %{smart_count} Style-Kategorien werden gelöscht.',
  created: 'Die Style-Kategorie wurde angelegt.',
  saved: 'Die Style-Kategorie wurde gespeichert.',
  deleted:
    'Die Style-Kategorie wurde gelöscht. |||| %{smart_count} Style-Kategorien wurden gelöscht.',
  empty: 'Noch keine Style-Kategorien',
  emptyText: 'Zum Beispiel Skandinavisch, Landhaus oder Industrial.',
};

export const texts = { resources: { 'styles/categories': styleCategories } };
