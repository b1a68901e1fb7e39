/** Documents and images of a record. */
export const files = {
  title: 'Titel',
  download: 'Herunterladen',
  downloadOf: '„%{name}“ herunterladen',
  remove: 'Entfernen',
  list: 'In ihrer Reihenfolge',
  removeOf: '„%{name}“ entfernen',
  dismiss: 'Abbrechen',
  notYet: 'Herunterladen lässt sich die Datei, sobald sie gespeichert ist.',
  choose: { pdf: 'PDF auswählen', picture: 'Bild auswählen', both: 'Datei auswählen' },
  drop: {
    pdf: 'PDF hierher ziehen',
    picture: 'Bild hierher ziehen',
    both: 'PDF oder Bild hierher ziehen',
  },
  limits: {
    pdf: 'PDF bis 5 MB |||| PDF bis 5 MB · höchstens %{smart_count}',
    picture: 'PNG oder JPEG bis 1 MB, größere werden verkleinert · höchstens %{smart_count}',
    both: 'PDF bis 5 MB, PNG oder JPEG bis 1 MB · höchstens %{smart_count}',
  },
  notUploaded:
    '%{name} wurde nicht hochgeladen: Wählen Sie eine andere Datei oder entfernen Sie die Meldung.',
  refused: {
    pdf: '%{name} ist kein PDF oder eines zu viel: höchstens %{smart_count}.',
    picture: '%{name} ist weder PNG noch JPEG oder eines zu viel: höchstens %{smart_count}.',
    both: '%{name} ist weder PDF noch PNG noch JPEG oder eine Datei zu viel: höchstens %{smart_count}.',
  },
};

/** Cropping an image. */
export const crop = {
  title: 'Ausschnitt wählen',
  help: 'Verschieben Sie den Rahmen; an den Ecken wird er größer oder kleiner.',
  picture: 'Bild, aus dem der Ausschnitt stammt',
  apply: 'Übernehmen',
  again: 'Ausschnitt ändern',
  cropArea: 'Ausschnitt; die Pfeiltasten verschieben ihn',
  nwDragHandle: 'Ecke oben links; die Pfeiltasten ändern die Größe',
  nDragHandle: 'Oberer Rand; die Pfeiltasten ändern die Größe',
  neDragHandle: 'Ecke oben rechts; die Pfeiltasten ändern die Größe',
  eDragHandle: 'Rechter Rand; die Pfeiltasten ändern die Größe',
  seDragHandle: 'Ecke unten rechts; die Pfeiltasten ändern die Größe',
  sDragHandle: 'Unterer Rand; die Pfeiltasten ändern die Größe',
  swDragHandle: 'Ecke unten links; die Pfeiltasten ändern die Größe',
  wDragHandle: 'Linker Rand; die Pfeiltasten ändern die Größe',
};

export const texts = { files, crop };
