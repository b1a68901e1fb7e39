export const inUse = {
  title: 'Wird noch verwendet',
  attribute:
    '%{names} wird noch verwendet. Entfernen Sie das Attribut zuerst dort. |||| %{names} werden noch verwendet. Entfernen Sie die Attribute zuerst dort.',
  option:
    'Produkte haben noch den Wert %{names}. Wählen Sie einen Wert, der ihn überall ersetzt. |||| Produkte haben noch die Werte %{names}. Wählen Sie einen Wert, der sie überall ersetzt.',
  group:
    '%{names} wird noch verwendet. Entfernen Sie die Gruppe zuerst dort. |||| %{names} werden noch verwendet. Entfernen Sie die Gruppen zuerst dort.',
  family: 'Produkte gehören noch zu %{names}. Ordnen Sie diese zuerst einer anderen Familie zu.',
  service:
    'Variationen haben noch %{names}. Lösen Sie dort zuerst die Zuordnung. |||| Variationen haben noch %{names}. Lösen Sie dort zuerst die Zuordnungen.',
  serviceGroup:
    '%{names} wird noch verwendet. Verschieben oder löschen Sie zuerst die Services, und lösen Sie die Zuordnungen zu Variationen.',
  tag: '%{names} wird noch verwendet. Entfernen Sie das Schlagwort zuerst dort. |||| %{names} werden noch verwendet. Entfernen Sie die Schlagwörter zuerst dort.',
  styleCategory:
    'Styles gehören noch zu %{names}. Ordnen Sie diese zuerst einer anderen Kategorie zu.',
  name: '„%{name}“',
  disappears: 'Sie verschwindet auch aus %{names}.',
  list: 'Verwendet von',
  lists: {
    category: 'Außerdem verwendet von',
    variation: 'Zu sehen in',
    parent: 'Zu sehen in',
    affiliateProduct: 'Zu sehen in',
  },
  kinds: {
    variation: 'Variation',
    parent: 'Hauptprodukt',
    group: 'Gruppe',
    family: 'Familie',
    service: 'Service',
    menuItem: 'Menüpunkt',
    banner: 'Banner',
    blogPost: 'Blogbeitrag',
    style: 'Style',
    styleSection: 'Style-Abschnitt',
    affiliateCategory: 'Affiliate-Kategorie',
    discount: 'Rabatt',
    shop: 'Shop',
  },
  none: 'Noch nirgends verwendet',
  noneOf: { category: 'Sonst nirgends verwendet' },
  titled: '%{title} (%{smart_count})',
  total: '%{smart_count} Verwendung |||| %{smart_count} Verwendungen',
  titledMore: '%{title} (mehr als %{count})',
  totalMore: 'Mehr als %{count} Verwendungen',
  more: 'Weitere anzeigen',
  close: 'Schließen',
};

export const texts = { inUse };
