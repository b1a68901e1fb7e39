/** Of resources whose other messages come later: what menu, search and the first list say of them. */
export const resourceNames = {
  'collections/categories': { name: 'Kategorie |||| Kategorien' },
  'collections/attributes': { name: 'Attribut |||| Attribute' },
  'collections/attribute-groups': { name: 'Attributgruppe |||| Attributgruppen' },
  'collections/attribute-families': { name: 'Attributfamilie |||| Attributfamilien' },
  'collections/tags': { name: 'Schlagwort |||| Schlagwörter' },
  services: { name: 'Service |||| Services' },
  'products/parents': { name: 'Hauptprodukt |||| Hauptprodukte' },
  'products/sample-boxes': { name: 'Musterbox |||| Musterboxen' },
  gallery: { name: 'Bild |||| Galerie' },
  'products/imports': {
    name: 'Import |||| Importe',
    // of the button above the variations
    upload: 'Daten mit Excel hochladen',
    processing: 'Wird verarbeitet …',
    percent: '%{percent} %',
    more: 'Mehr zum Excel-Import',
  },
};
