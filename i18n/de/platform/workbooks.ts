/** Texts in the workbooks that the server creates for imports; only the server loads them. */
export const workbooks = {
  template: 'vorlage',
  refused: 'abgelehnt',
  sheets: { products: 'Produkte', lists: 'Listen' },
  notes: {
    column: 'Spalte',
    required: 'Pflicht',
    content: 'Was hineingehört',
    allowed: 'Erlaubte Werte',
    always: 'ja',
    ifNew: 'bei neuen Produkten',
    no: 'nein',
    general: 'Allgemein',
    more: '… und %{count} weitere',
  },
  general: {
    rows: 'Jede Zeile ist eine Variation. Gibt es ihre Artikelnummer schon, wird die Variation geändert, sonst neu angelegt.',
    empty: 'Eine leere Zelle lässt den bisherigen Wert, wie er ist.',
    columns:
      'Spalten mit * sind für neue Produkte nötig. Spalten, die Sie nicht brauchen, können Sie löschen; die Reihenfolge ist frei. Überschriften dürfen deutsch oder englisch sein.',
    sheets:
      'Eine Arbeitsmappe kann mehrere Blätter haben. Dieses Blatt und ausgeblendete werden nicht gelesen.',
    combinations:
      'Nach weiteren Systemattributen unterscheiden Sie Variationen mit Spalten wie „Kombination: Farbe“. Sind solche Spalten gefüllt, ist das Produkt konfigurierbar, sonst ist es einfach.',
  },
  fields: {
    sku: 'Artikelnummer der Variation, ohne Leerzeichen',
    product:
      'Name des Hauptprodukts. Zeilen mit demselben Produkt und derselben Marke gehören zusammen und werden nur gemeinsam übernommen.',
    brand: 'Firmenname des Herstellers',
    family: 'Name der Attributfamilie',
    categories:
      'Namen oder Pfade wie „Wohnen > Sofas“, mehrere durch Semikolon getrennt; die erste ist die Hauptkategorie',
    name: 'Name der Variation',
    slug: 'Teil der Webadresse: Kleinbuchstaben, Ziffern und Bindestriche. Leer: wird aus dem Namen gebildet',
    price: 'EUR, netto, mit höchstens zwei Nachkommastellen, z. B. 1299,00',
    priceOf: 'EUR je %{unit}, netto, mit höchstens zwei Nachkommastellen, z. B. 1299,00',
    status: 'Leer: Eine neue Variation wird zum Entwurf',
    tags: 'Namen, mehrere durch Semikolon getrennt',
    images:
      'Dateinamen von Bildern, die in der Galerie hochgeladen sind, mehrere durch Semikolon getrennt; das erste ist das Hauptbild',
  },
  combination: 'Systemattribut: unterscheidet die Variationen eines Produkts. Einer der Werte',
  attribute: {
    text: 'Text in einer Zeile, höchstens 255 Zeichen',
    textarea: 'Text, auch in mehreren Zeilen',
    number: 'Zahl, mit Komma oder Punkt, z. B. 12,5',
    select: 'Einer der Werte',
  },
  /** Prefix for the description of an attribute. */
  group: 'Gruppe „%{group}“: %{text}',
};
