export const dashboard = {
  greeting: 'Guten Tag, %{name}',
  subtitle: {
    admin: 'Der Marktplatz auf einen Blick',
    manufacturer: 'Ihre Produkte auf einen Blick',
    vendor: 'Der Marktplatz auf einen Blick',
  },
  figures: {
    variationsPublished: 'Veröffentlichte Variationen',
    variationsDraft: 'Entwürfe',
    samples: 'Muster',
    parents: 'Hauptprodukte',
    variationsWithoutImage: 'Ohne Bild',
    categories: 'Kategorien',
    tags: 'Schlagwörter',
    manufacturers: 'Hersteller',
    marketplaceVariations: 'Variationen auf dem Marktplatz',
    services: 'Dienstleistungen',
  },
  failed: 'Die Zahlen konnten nicht geladen werden.',
};
