export const imageAnalysis = {
  open: 'Bilder mit KI analysieren',
  noPicture: 'Dazu braucht das Produkt mindestens ein Bild.',
  running: 'Die Bilder werden analysiert …',
  failed: 'Die Bilder konnten nicht analysiert werden.',
  local:
    'Analyse dieses Servers: Farbe und Musterung sind aus den Bildpunkten gemessen, wo sich das Produkt klar vom Hintergrund abhebt. Alle anderen Wörter stammen aus den Angaben zum Produkt. Was ein Bild zeigt, erkennt sie nicht.',
  endpoint: 'Vorschlag eines KI-Dienstes. Prüfen Sie ihn, bevor Sie ihn übernehmen.',
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    materialType: 'Materialart',
    color: 'Farbe',
    pattern: 'Musterung',
    tags: 'Schlagwörter',
  },
  take: '%{field} übernehmen',
  present: 'Bisher',
  suggested: 'Vorschlag',
  none: '–',
  intoField: 'Feld „%{name}“',
  noSuggestion: 'Dazu gibt es keinen Vorschlag.',
  noField: 'Die Attributfamilie hat dafür kein Feld, das sich hier ändern lässt.',
  noValue: 'Das Feld „%{name}“ hat keinen solchen Wert.',
  same: 'Steht schon so da.',
  keepTags: 'Bisherige Schlagwörter behalten',
  unknownTags: 'Gibt es nicht als Schlagwort: %{names}',
  unsaved: 'Übernommenes wird erst mit dem Produkt gespeichert.',
  use: 'Vorschläge übernehmen',
  used: 'Die Vorschläge stehen im Formular und sind noch nicht gespeichert.',
};

export const texts = { imageAnalysis };
