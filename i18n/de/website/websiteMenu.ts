/** The shop's mega-menu. */
export const websiteMenu = {
  name: 'Menüpunkt |||| Mega-Menü',
  subtitle: 'Das Menü des Shops auf drei Ebenen und die Produkte, die es zeigt.',
  reassign: 'Produkte neu zuordnen',
  processing: 'Wird verarbeitet …',
  processingText:
    'Die Produkte werden gerade neu zugeordnet. Sobald das fertig ist, erscheint hier wieder das Menü.',
  level: 'Ebene %{level}',
  itemCount: '%{smart_count} Menüpunkt |||| %{smart_count} Menüpunkte',
  create: 'Anlegen',
  createOn: 'Menüpunkt der Ebene %{level} anlegen',
  createFirst: 'Ersten Menüpunkt anlegen',
  empty: 'Auf dieser Ebene gibt es noch nichts',
  prompt: {
    level2: 'Wählen Sie einen Menüpunkt der Ebene 2, um Ebene 3 zu sehen',
    level3: 'Wählen Sie einen Menüpunkt der Ebene 3, um Ebene 4 zu sehen',
  },
  list: {
    open: 'Als Liste',
    title: 'Alle Menüpunkte',
    subtitle: 'Die Menüpunkte aller Ebenen zum Filtern und zum Bearbeiten vieler auf einmal.',
    back: 'Mega-Menü',
    empty: 'Noch gibt es keine Menüpunkte.',
    publish: 'Veröffentlichen',
    unpublish: 'Veröffentlichung zurücknehmen',
    publishText:
      'Dieser Menüpunkt wird veröffentlicht. |||| %{smart_count} Menüpunkte werden veröffentlicht.',
    unpublishText:
      'Dieser Menüpunkt ist dann im Shop nicht mehr zu sehen. |||| %{smart_count} Menüpunkte sind dann im Shop nicht mehr zu sehen.',
  },
  search: 'Menüpunkte suchen',
  selected: '%{count} Menüpunkt ausgewählt |||| %{count} Menüpunkte ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Dieser Menüpunkt wird mit allem darunter gelöscht. |||| %{smart_count} Menüpunkte werden mit allem darunter gelöscht.',
  subItemCount: '%{count} Unterpunkt |||| %{count} Unterpunkte',
  productCount: '%{count} Produkt |||| %{count} Produkte',
  states: {
    published: 'Veröffentlicht',
    unpublished: 'Unveröffentlicht',
    hidden: 'Durch oberen Menüpunkt verborgen',
  },
  actions: {
    edit: 'Bearbeiten',
    editAndLink: 'Bearbeiten und verknüpfen',
    publish: 'Veröffentlichen',
    unpublish: 'Veröffentlichung zurücknehmen',
    move: 'Verschieben nach …',
    history: 'Verlauf',
    delete: 'Löschen',
  },
  dialog: {
    edit: 'Menüpunkt der Ebene %{level} bearbeiten',
    editAndLink: 'Menüpunkt bearbeiten und Produkte verknüpfen',
  },
  parts: {
    promo: 'Werbung',
    marketing: 'Text im Menü',
    brands: 'Marken',
    linking: 'Produkte',
    seo: 'Suchmaschinen',
  },
  help: {
    productsBelow: 'Regeln für Produkte haben die Menüpunkte der Ebene 4.',
    promo: 'Link und Werbetext brauchen ein Bild.',
    linking:
      'Der Menüpunkt zeigt veröffentlichte Produkte, die alle ausgefüllten Bedingungen erfüllen: zum Beispiel eine der Kategorien und eines der Schlagwörter.',
    products: 'Diese Produkte erscheinen zusätzlich, auch wenn sie die Bedingungen nicht erfüllen.',
  },
  brands: {
    brand: 'Marke %{position}',
    slug: 'Slug',
    add: 'Marke hinzufügen',
    remove: 'Marke %{position} entfernen',
    help: 'Bis zu 4, jede mit Slug und Bild. Empfohlen sind 640 Pixel Breite.',
    incomplete: 'Jede Marke braucht einen Slug und ein Bild',
  },
  fields: {
    name: 'Name',
    level: 'Ebene',
    above: 'Übergeordneter Menüpunkt',
    state: 'Status',
    productCount: 'Produkte',
    updatedAt: 'Zuletzt geändert',
    status: 'Status',
    parent_id: 'Übergeordneter Menüpunkt',
    image: 'Bild',
    mobile_image: 'Bild für das Handy',
    link: 'Link',
    promo_text: 'Werbetext',
    marketing: 'Text im Menü',
    'marketing.title': 'Überschrift',
    'marketing.text': 'Text',
    brands: 'Marken',
    categories: 'Kategorien',
    manufacturers: 'Hersteller',
    tags: 'Schlagwörter',
    attributes_value_groups: 'Wertegruppen',
    products: 'Einzelne Produkte',
    seo_data: 'Suchmaschinen',
    'seo_data.title': 'Titel für Suchmaschinen',
    'seo_data.description': 'Beschreibung für Suchmaschinen',
    'seo_data.meteKeywords': 'Keywords für Suchmaschinen',
    sortIndex: 'Reihenfolge',
  },
  products: {
    title: 'Produkte dieses Menüpunkts',
    none: 'Noch keine Produkte. Verknüpft werden sie beim Bearbeiten, über Kategorien, Hersteller, Schlagwörter, Wertegruppen oder Artikelnummern.',
  },
  deletion: {
    text: '„%{name}“ wird gelöscht.',
    subItems:
      '%{count} Unterpunkt wird mit gelöscht. |||| %{count} Unterpunkte werden mit gelöscht.',
    products:
      '%{count} Produkt verliert die Verknüpfung und bleibt bestehen. |||| %{count} Produkte verlieren die Verknüpfung und bleiben bestehen.',
    restorable: 'Gelöschte Menüpunkte lassen sich wiederherstellen.',
  },
  move: {
    title: '„%{name}“ verschieben',
    parent: 'Neuer übergeordneter Menüpunkt',
    confirm: 'Verschieben',
  },
  preview: {
    open: 'Vorschau',
    title: 'Vorschau des Mega-Menüs',
    device: 'Gerät',
    desktop: 'Desktop',
    phone: 'Handy',
    withUnpublished: 'Auch Unveröffentlichtes zeigen',
    nothing: 'Noch ist kein Menüpunkt veröffentlicht.',
    back: 'Zurück von „%{name}“',
  },
  saved: 'Der Menüpunkt wurde gespeichert.',
  deleted: 'Der Menüpunkt wurde gelöscht. |||| %{smart_count} Menüpunkte wurden gelöscht.',
  published:
    'Der Menüpunkt wurde veröffentlicht. |||| %{smart_count} Menüpunkte wurden veröffentlicht.',
  unpublished:
    'Die Veröffentlichung wurde zurückgenommen. |||| Die Veröffentlichung von %{smart_count} Menüpunkten wurde zurückgenommen.',
  moved: 'Der Menüpunkt wurde verschoben.',
  orderChanged:
    'Diese Ebene hat sich inzwischen geändert und wurde neu geladen. Verschieben Sie den Menüpunkt noch einmal.',
};

/** The dialog that selects products by name or article number. */
const productPicker = {
  chosen: '%{smart_count} ausgewähltes Produkt |||| %{smart_count} ausgewählte Produkte',
  type: 'Name oder Artikelnummer eingeben',
  remove: '„%{name}“ entfernen',
  gone: 'Nicht mehr vorhanden',
  notForSale: 'Nicht im Verkauf',
};

export const texts = { resources: { 'website-menu': websiteMenu }, productPicker };
