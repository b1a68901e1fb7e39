export const tags = {
  name: 'Schlagwort |||| Schlagwörter',
  subtitle: 'Schlagwörter ordnen Produkte, Styles und Blogbeiträge.',
  fields: {
    name: 'Name',
    type: 'Verwendung',
    usage: 'Verwendet',
    updatedAt: 'Zuletzt geändert',
  },
  types: { product: 'Produkte', style: 'Styles', blog: 'Blog' },
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  create: 'Schlagwort anlegen',
  edit: 'Schlagwort bearbeiten',
  search: 'Nach Namen suchen',
  selected: '%{count} Schlagwort ausgewählt |||| %{count} Schlagwörter ausgewählt',
  delete: 'Löschen',
  deleteText: 'Dieses Schlagwort wird gelöscht. |||| %{smart_count} Schlagwörter werden gelöscht.',
  merge: 'Zusammenführen',
  mergeTitle: 'Schlagwörter zusammenführen',
  mergeText:
    'Welches Schlagwort soll bleiben? Es ersetzt die anderen überall, wo sie verwendet werden.',
  merged: 'Die Schlagwörter wurden zu „%{name}“ zusammengeführt.',
  created: 'Das Schlagwort wurde angelegt.',
  saved: 'Das Schlagwort wurde gespeichert.',
  deleted: 'Das Schlagwort wurde gelöscht. |||| %{smart_count} Schlagwörter wurden gelöscht.',
  empty: 'Noch keine Schlagwörter',
};

export const texts = { resources: { 'collections/tags': tags } };
