/** Lists sorted by hand. */
export const sortable = {
  handle: '„%{name}“ verschieben, Platz %{position} von %{count}',
  help: 'Leertaste nimmt den Eintrag auf, Pfeiltasten verschieben ihn, Leertaste legt ihn ab, Escape bricht ab.',
  lifted: '„%{name}“ aufgenommen, Platz %{position} von %{count}.',
  moved: '„%{name}“ auf Platz %{position} von %{count}.',
  dropped: '„%{name}“ abgelegt auf Platz %{position} von %{count}.',
  unmoved: '„%{name}“ bleibt auf Platz %{position} von %{count}.',
};

export const images = {
  title: 'Bilder hinzufügen: %{sku}',
  list: 'Bilder in ihrer Reihenfolge',
  drop: 'Bilder hierher ziehen',
  dropNow: 'Loslassen, um sie hinzuzufügen',
  choose: 'Bilder auswählen',
  limits: 'PNG oder JPEG bis 1 MB, größere werden verkleinert · höchstens %{limit} Bilder',
  chooseOne: 'Bild auswählen',
  replace: 'Ersetzen',
  removeOne: 'Entfernen',
  current: 'Aktuelles Bild',
  limitsOne: 'PNG oder JPEG bis 1 MB, größere werden verkleinert',
  order:
    'Das erste Bild ist das Hauptbild, bis Sie ein anderes wählen. Am Griff ziehen ändert die Reihenfolge.',
  picture: 'Bild %{position}: %{name}',
  unnamed: 'ohne Namen',
  alt: 'Alternativtext',
  altOf: 'Alternativtext für „%{name}“',
  altExample: 'Was ist zu sehen?',
  main: 'Hauptbild',
  makeMain: '„%{name}“ als Hauptbild verwenden',
  remove: '„%{name}“ entfernen',
  removed: '„%{name}“ wurde entfernt.',
  undo: 'Rückgängig',
  uploading: '„%{name}“ wird hochgeladen',
  processing: 'Wird geprüft …',
  retry: 'Erneut versuchen',
  retryOf: 'Erneut versuchen: „%{name}“',
  progress: '%{done} von %{count} Bildern hochgeladen',
  notHere: 'Nicht übernommen:',
  notShrunk: '%{name} ist zu groß, und dieser Browser kann es nicht verkleinern.',
  notImage: '%{name} ist weder PNG noch JPEG.',
  tooMany: '%{name}: mehr als %{limit} Bilder sind nicht möglich.',
  close: 'Hinweis schließen',
  muster: 'Diese Bilder auch für das Muster übernehmen',
  musterSku: 'Muster: %{sku}',
  waiting:
    'Noch %{smart_count} Bild wird hochgeladen. |||| Noch %{smart_count} Bilder werden hochgeladen.',
  unfinished:
    '%{smart_count} Bild wurde nicht hochgeladen: erneut versuchen oder entfernen. |||| %{smart_count} Bilder wurden nicht hochgeladen: erneut versuchen oder entfernen.',
  pending: 'Bitte warten Sie, bis alle Bilder hochgeladen sind, und entfernen Sie fehlgeschlagene.',
  saved: 'Die Bilder wurden gespeichert.',
  loading: 'Bilder werden geladen …',
  notLoaded: 'Die Bilder konnten nicht geladen werden.',
  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Änderungen an den Bildern sind noch nicht gespeichert.',
    stay: 'Weiter bearbeiten',
    leave: 'Verwerfen',
  },
};

export const texts = { images, sortable };
