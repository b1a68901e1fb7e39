export const affiliateCategories = {
  name: 'Affiliate-Kategorie |||| Affiliate-Kategorien',
  subtitle:
    'Kategorien aus den Feeds und die eigenen, die für sie stehen. Erst dann lassen sich ihre Produkte veröffentlichen.',
  fields: {
    path: 'Kategorie im Feed',
    network: 'Netzwerk',
    network_id: 'Netzwerk',
    category: 'Eigene Kategorie',
    category_id: 'Eigene Kategorie',
    mapped: 'Eigene Kategorie',
    n: 'Produkte',
    publishedCount: 'Veröffentlicht',
  },
  mappedChoices: { yes: 'Zugeordnet', no: 'Nicht zugeordnet' },
  withoutCategory: 'Ohne Kategorie',
  search: 'Nach Kategorie suchen',
  selected: '%{smart_count} Kategorie ausgewählt |||| %{smart_count} Kategorien ausgewählt',
  map: 'Zuordnen',
  mapTitle: 'Eigene Kategorie wählen',
  unmap: 'Zuordnung lösen',
  unmapText:
    'Diese Zuordnung lösen? Die veröffentlichten Produkte der Kategorie werden verborgen. |||| Diese %{smart_count} Zuordnungen lösen? Die veröffentlichten Produkte der Kategorien werden verborgen.',
  open: 'Noch keine',
  mapped: 'Die Kategorie wurde zugeordnet. |||| %{smart_count} Kategorien wurden zugeordnet.',
  unmapped: 'Die Zuordnung wurde gelöst. |||| %{smart_count} Zuordnungen wurden gelöst.',
  empty: 'Noch keine Affiliate-Kategorien',
  emptyText: 'Sie kommen mit den Produkten, wenn der Feed eines Netzwerks gelesen wird.',
};

export const texts = {
  resources: { 'external-product-sources/affiliates/categories': affiliateCategories },
};
