export const gallery = {
  name: 'Bild |||| Galerie',
  title: 'Galerie',
  subtitle: 'Alle Bilder des Marktplatzes und wo sie gezeigt werden.',
  fields: {
    name: 'Name',
    use: 'Verwendung',
  },
  uses: {
    used: 'Verwendet',
    unused: 'Nicht verwendet',
    duplicate: 'Mehrfach vorhanden',
    noAlt: 'Ohne Alternativtext',
    broken: 'Beschädigt oder verloren',
  },
  search: 'Nach Datei oder Produkt suchen',
  empty: 'Noch keine Bilder',
  picture: 'Bild ohne Beschreibung',
  shownBy: '%{smart_count}-mal verwendet |||| %{smart_count}-mal verwendet',
  shownByNone: 'Nicht verwendet',
  duplicates: '%{smart_count} Duplikat |||| %{smart_count} Duplikate',
  duplicatesText:
    'Dasselbe Bild gibt es noch ein weiteres Mal. |||| Dasselbe Bild gibt es noch %{smart_count} weitere Male.',
  lacksAlt: 'Alternativtext fehlt',
  altHelp: 'Gilt überall, wo ein Produkt dieses Bild zeigt',
  selected: '%{count} Bild ausgewählt |||| %{count} Bilder ausgewählt',
  select: '„%{name}“ auswählen',
  delete: 'Löschen',
  deleteText:
    'Dieses Bild wird endgültig gelöscht und lässt sich auch über den Verlauf nicht zurückholen. Verwendete Bilder bleiben. |||| %{smart_count} Bilder werden endgültig gelöscht und lassen sich auch über den Verlauf nicht zurückholen. Verwendete Bilder bleiben.',
  deleteOneText:
    'Dieses Bild wird endgültig gelöscht und lässt sich auch über den Verlauf nicht zurückholen.',
  deleted: 'Das Bild wurde gelöscht. |||| %{smart_count} Bilder wurden gelöscht.',
  conflict: 'Inzwischen wurde „%{alt}“ gespeichert. Wenn Sie noch einmal speichern, gilt Ihr Text.',
  conflictEmptied:
    'Inzwischen wurde der Text entfernt. Wenn Sie noch einmal speichern, gilt Ihr Text.',
  discardText: 'Der Alternativtext ist noch nicht gespeichert.',
  saved: 'Der Alternativtext wurde gespeichert.',
  kinds: {
    variation: 'Variation',
    category: 'Kategorie',
    option: 'Attributwert',
    optionGroup: 'Wertegruppe',
  },
  more: 'und %{smart_count} weitere Verwendung |||| und %{smart_count} weitere Verwendungen',
  upload: {
    open: 'Bilder hochladen',
    title: 'Bilder hochladen',
    text: 'Beginnt ein Dateiname mit einer Artikelnummer (etwa „HWL-10104_2.jpg“), erhält das Produkt das Bild. Bilder ohne Produkt bleiben in der Galerie.',
    list: 'Ausgewählte Dateien',
    matched:
      '%{smart_count} Bild ist einem Produkt zugeordnet. |||| %{smart_count} Bilder sind einem Produkt zugeordnet.',
    unmatched:
      '%{smart_count} Bild bleibt ohne Produkt. |||| %{smart_count} Bilder bleiben ohne Produkt.',
    shown: {
      label: 'Gezeigte Dateien',
      count: 'Alle (%{count})',
      unmatched: 'Ohne Produkt (%{count})',
      failed: 'Fehlgeschlagen (%{count})',
    },
    sku: 'Artikelnummer',
    skuOf: 'Artikelnummer für „%{name}“',
    matching: 'Wird gesucht …',
    notChecked: 'Noch nicht geprüft',
    unchecked:
      'Für %{smart_count} Bild konnte das Produkt nicht gesucht werden. |||| Für %{smart_count} Bilder konnten die Produkte nicht gesucht werden.',
    checkAgain: 'Erneut suchen',
    noSku: 'Ohne Produkt',
    unknownSku: 'Kein Produkt mit dieser Nummer',
    start: '%{smart_count} Bild hochladen |||| %{smart_count} Bilder hochladen',
    stop: 'Anhalten',
    again: 'Erneut versuchen (%{smart_count})',
    progress: '%{done} von %{count} Bildern übernommen.',
    failed: '%{smart_count} ist fehlgeschlagen. |||| %{smart_count} sind fehlgeschlagen.',
    preparing: 'Wird vorbereitet …',
    stored: 'Hochgeladen',
    done: 'Übernommen',
    known: 'War schon da, bleibt einmal',
    close: 'Fertig',
    discard: {
      title: 'Auswahl verwerfen?',
      text: '%{smart_count} Bild ist noch nicht hochgeladen. |||| %{smart_count} Bilder sind noch nicht hochgeladen.',
      leave: 'Verwerfen',
      stay: 'Zurück zur Auswahl',
    },
  },
};

export const texts = { resources: { gallery } };
