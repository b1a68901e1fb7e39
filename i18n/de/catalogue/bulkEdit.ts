/** Bulk edit of variations. */
export const bulkEdit = {
  action: 'Bearbeiten',
  title: '%{count} Produkt bearbeiten |||| %{count} Produkte bearbeiten',
  what: 'Was',
  addField: 'Weiteres Feld',
  removeField: 'Änderung %{place} entfernen',
  row: 'Änderung %{place}',
  attributeTwice: 'Dieses Attribut wird schon in einer anderen Zeile geändert',
  how: 'Wie',
  kinds: {
    price: 'Preis (netto)',
    tags: 'Schlagwörter',
    categories: 'Kategorien',
    attributes: 'Attribut',
  },
  modes: {
    price: {
      set: 'Festlegen auf',
      increase: 'Erhöhen um Betrag',
      decrease: 'Senken um Betrag',
      increasePercent: 'Erhöhen um Prozent',
      decreasePercent: 'Senken um Prozent',
    },
    tags: { add: 'Hinzufügen', remove: 'Entfernen', replace: 'Ersetzen durch' },
    categories: { add: 'Hinzufügen', remove: 'Entfernen', main: 'Zur Hauptkategorie machen' },
  },
  amount: 'Betrag',
  percent: 'Prozentsatz',
  category: 'Kategorie',
  value: 'Wert',
  removeValue: 'Vorhandenen Wert entfernen',
  net: 'EUR, ohne Mehrwertsteuer',
  rounded: 'Kaufmännisch auf ganze Cent gerundet',
  preview: 'Vorschau',
  nothingYet: 'Sobald die Änderung feststeht, erscheint hier, was sie bewirkt.',
  failed: 'Die Vorschau konnte nicht geladen werden.',
  field: 'Feld',
  product: 'Produkt',
  before: 'Bisher',
  after: 'Neu',
  stays: 'bleibt so',
  changed: '%{count} Produkt ändert sich |||| %{count} Produkte ändern sich',
  unchanged: '%{count} bleibt, wie es ist |||| %{count} bleiben, wie sie sind',
  refused: '%{count} Produkt wird ausgelassen: |||| %{count} Produkte werden ausgelassen:',
  products:
    'Kategorien gehören zum Hauptprodukt: %{count} Hauptprodukt ändert sich. |||| Kategorien gehören zum Hauptprodukt: %{count} Hauptprodukte ändern sich.',
  others:
    'Das betrifft auch %{count} Variation, die nicht ausgewählt ist oder ausgelassen wird. |||| Das betrifft auch %{count} Variationen, die nicht ausgewählt sind oder ausgelassen werden.',
  andMore: '%{names} und %{count} weiteres |||| %{names} und %{count} weitere',
  takeOver: {
    action: 'Für alle Variationen',
    actionOf: '%{section} für alle Variationen übernehmen',
    title: '%{section} für alle Variationen von „%{product}“ übernehmen',
    explained:
      'Alle anderen Variationen des Produkts bekommen diese Angaben, auch die noch nicht gespeicherten. Leere Felder ändern nichts; Muster bleiben, wie sie sind.',
    explainedDetails:
      'Alle anderen Variationen des Produkts bekommen diese Angabe, auch wenn sie hier noch nicht gespeichert ist. Muster bleiben, wie sie sind.',
    nothing: 'Hier ist noch nichts ausgefüllt, was übernommen werden könnte.',
  },
  runNothing: 'Ändern',
  run: '%{count} Produkt ändern |||| %{count} Produkte ändern',
  done: 'Das Produkt wurde geändert. |||| %{smart_count} Produkte wurden geändert.',
};

export const texts = { bulkEdit };
