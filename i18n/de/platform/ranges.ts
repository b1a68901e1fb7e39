/** Table rows with a region, a range and its cost. */
export const ranges = {
  region: 'Gebiet',
  price: { from: 'Summe ab', to: 'Summe bis' },
  weight: { from: 'Gewicht ab', to: 'Gewicht bis' },
  cost: 'Kosten',
  palletPrice: 'Preis je Palette',
  cell: '%{column}, Zeile %{row}',
  add: 'Zeile hinzufügen',
  remove: 'Zeile %{row} entfernen',
  open: 'unbegrenzt',
  paste: 'Zellen aus einer Tabelle lassen sich hier einfügen, in derselben Reihenfolge.',
  overlaps: 'Überschneidet sich mit Zeile %{row}: Jeder Betrag darf nur einmal vorkommen.',
  regionAgain: 'Dieses Gebiet hat schon Zeile %{row}.',
  gapBefore: 'Lücke: Von %{from} bis %{to} wird hier nicht geliefert.',
  gapAfter: 'Lücke: Ab %{from} wird hier nicht geliefert.',
  unknownRegion: 'Bundesland oder die ersten Ziffern einer Postleitzahl, z. B. 803',
  tooMany: 'Höchstens %{limit} Zeilen: Die letzten %{smart_count} wurden nicht eingefügt.',
};

export const texts = { ranges };
