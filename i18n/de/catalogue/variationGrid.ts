/** Editing variations in the list. */
export const variationGrid = {
  label: 'Variationen zum Bearbeiten',
  note: 'Hinweis',
  help: 'Eingabe oder Enter ändert eine Zelle, Strg+D füllt nach unten aus, Entf stellt den gespeicherten Wert wieder her.',
  notSaved: 'Noch nicht gespeichert',
  conflict: 'Inzwischen geändert (%{saved}). Nochmaliges Speichern überschreibt das.',
  unsaved: '%{count} Zeile ist nicht gespeichert |||| %{count} Zeilen sind nicht gespeichert',
  invalid: '%{count} Zelle ist ungültig |||| %{count} Zellen sind ungültig',
  cutOff: 'Was über die Tabelle hinausreicht, wurde nicht eingefügt.',
  discard: 'Verwerfen',
};

export const texts = { variationGrid };
