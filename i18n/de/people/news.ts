export const news = {
  name: 'Neuigkeit |||| Neuigkeiten',
  subtitle: 'Was Sie den Partnern mitteilen, mit denen Sie verbunden sind.',
  fields: {
    title: 'Titel',
    text: 'Text',
    link: 'Link',
    picture: 'Bild',
    status: 'Status',
    publishedAt: 'Veröffentlicht am',
    updatedAt: 'Zuletzt geändert',
  },
  status: { 1: 'Veröffentlicht', 2: 'Entwurf' },
  states: { published: 'Veröffentlicht', draft: 'Entwurf' },
  sections: { content: 'Neuigkeit' },
  help: {
    text: 'Höchstens %{limit} Zeichen',
    publish:
      'Eine neue Neuigkeit ist ein Entwurf. Nach dem Speichern lässt sie sich veröffentlichen.',
  },
  create: 'Neuigkeit anlegen',
  edit: 'Neuigkeit bearbeiten',
  search: 'Nach Titel oder Text suchen',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  publishText: 'Ihre verbundenen Partner werden beim ersten Veröffentlichen benachrichtigt.',
  unpublishText: 'Ihre Partner sehen sie dann nicht mehr.',
  publishManyText:
    'Diese Neuigkeit veröffentlichen? Ihre Partner werden beim ersten Mal benachrichtigt. |||| Diese %{smart_count} Neuigkeiten veröffentlichen? Ihre Partner werden beim ersten Mal benachrichtigt.',
  unpublishManyText:
    'Diese Neuigkeit zurücknehmen? Ihre Partner sehen sie dann nicht mehr. |||| Diese %{smart_count} Neuigkeiten zurücknehmen? Ihre Partner sehen sie dann nicht mehr.',
  published:
    'Die Neuigkeit wurde veröffentlicht. |||| %{smart_count} Neuigkeiten wurden veröffentlicht.',
  unpublished:
    'Die Neuigkeit wurde zurückgenommen. |||| %{smart_count} Neuigkeiten wurden zurückgenommen.',
  selected: '%{smart_count} Neuigkeit ausgewählt |||| %{smart_count} Neuigkeiten ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Ihre Partner sehen diese Neuigkeit dann nicht mehr. |||| Ihre Partner sehen diese %{smart_count} Neuigkeiten dann nicht mehr.',
  created: 'Die Neuigkeit wurde angelegt.',
  saved: 'Die Neuigkeit wurde gespeichert.',
  deleted: 'Die Neuigkeit wurde gelöscht. |||| %{smart_count} Neuigkeiten wurden gelöscht.',
  empty: 'Noch keine Neuigkeiten',
  emptyText: 'Erzählen Sie Ihren Partnern von neuen Kollektionen, Messen oder Lieferzeiten.',
};

export const texts = { resources: { news } };
