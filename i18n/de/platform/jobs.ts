/** Background jobs, by job kind. */
export const jobs = {
  title: 'Aufgaben im Hintergrund',
  kinds: {
    changes: { undo: 'Sammeländerung rückgängig machen' },
    variations: {
      publish: 'Variationen veröffentlichen',
      setDraft: 'Variationen auf Entwurf setzen',
      delete: 'Variationen löschen',
      export: 'Variationen exportieren',
      attachServices: 'Handwerkerservice zuordnen',
      edit: 'Variationen bearbeiten',
      // jobs of former releases
      editPrice: 'Preise ändern',
      editTags: 'Schlagwörter ändern',
      editCategories: 'Kategorien ändern',
      editAttribute: 'Attribut ändern',
      editValues: 'Angaben ändern',
      import: 'Excel-Datei verarbeiten',
    },
    shops: { delete: 'Shops löschen', export: 'Shops exportieren' },
    orders: { confirm: 'Bestellungen bestätigen', export: 'Bestellungen exportieren' },
    gallery: { delete: 'Bilder löschen' },
    menu: { reassign: 'Produkte der Menüpunkte neu zuordnen' },
    representatives: {
      delete: 'Ansprechpartner löschen',
      export: 'Ansprechpartner exportieren',
    },
    showrooms: {
      delete: 'Ausstellungen löschen',
      export: 'Ausstellungen exportieren',
    },
    styles: {
      status: 'Styles veröffentlichen oder zurückziehen',
      delete: 'Styles löschen',
      export: 'Styles exportieren',
    },
    styleCategories: {
      delete: 'Style-Kategorien löschen',
      export: 'Style-Kategorien exportieren',
    },
    styleSections: {
      status: 'Style-Abschnitte veröffentlichen oder zurückziehen',
      delete: 'Style-Abschnitte löschen',
      export: 'Style-Abschnitte exportieren',
    },
    newsItems: {
      delete: 'Neuigkeiten löschen',
      status: 'Neuigkeiten veröffentlichen oder zurücknehmen',
      export: 'Neuigkeiten exportieren',
    },
    returns: {
      export: 'Rücksendungen exportieren',
    },
    repayments: {
      repaid: 'Rückzahlungen als überwiesen eintragen',
      export: 'Rückzahlungen exportieren',
    },
    ledgerStatements: {
      export: 'Monatsabschlüsse exportieren',
    },
    payouts: {
      items: 'Auszahlung exportieren',
      status: 'Auszahlungen bearbeiten',
      export: 'Auszahlungen exportieren',
      statement: 'Kontoauszug exportieren',
    },
    blogPosts: {
      delete: 'Blogbeiträge löschen',
      status: 'Blogbeiträge veröffentlichen oder auf Entwurf setzen',
      withdraw: 'Blogbeiträge auf Entwurf setzen',
      export: 'Blogbeiträge exportieren',
    },
    managedManufacturers: {
      delete: 'Hersteller löschen',
      status: 'Status von Herstellern ändern',
      export: 'Hersteller exportieren',
    },
    managedVendors: {
      delete: 'Händler löschen',
      status: 'Status von Händlern ändern',
      export: 'Händler exportieren',
    },
    customers: { anonymise: 'Kunden anonymisieren', export: 'Kunden exportieren' },
    serviceSettings: {
      delete: 'Serviceeinstellungen löschen',
      export: 'Serviceeinstellungen exportieren',
    },
    drivingCosts: {
      delete: 'Anfahrtskosten löschen',
      export: 'Anfahrtskosten exportieren',
    },
    deliveryTemplates: {
      delete: 'Liefervorlagen löschen',
      export: 'Liefervorlagen exportieren',
    },
    securityEvents: { export: 'Sicherheitsereignisse exportieren' },
    imports: { delete: 'Importe löschen' },
    serviceGroups: { delete: 'Servicegruppen löschen' },
    services: { delete: 'Services löschen' },
    sampleBoxes: {
      delete: 'Musterboxen löschen',
      link: 'Muster verknüpfen',
      unlink: 'Muster lösen',
    },
    tags: {
      export: 'Schlagwörter exportieren',
      delete: 'Schlagwörter löschen',
    },
    menuItems: {
      delete: 'Menüpunkte löschen',
      status: 'Menüpunkte veröffentlichen oder zurücknehmen',
      export: 'Menüpunkte exportieren',
    },
    websiteBanners: {
      delete: 'Banner löschen',
      status: 'Banner aktivieren oder deaktivieren',
      export: 'Banner exportieren',
    },
    clickAndCollectRules: {
      delete: 'Abholregeln löschen',
      status: 'Abholregeln ein- oder ausschalten',
      export: 'Abholregeln exportieren',
    },
    networkRequests: {
      create: 'Partner anfragen',
      status: 'Anfragen und Verbindungen ändern',
      export: 'Netzwerk exportieren',
    },
    networkPartners: { export: 'Partner exportieren' },
    priceChanges: { export: 'Preisänderungen exportieren' },
    soldProducts: { export: 'Produkte eines Partners exportieren' },
    vendorProducts: {
      include: 'Produkte aufnehmen',
      exclude: 'Produkte entfernen',
      edit: 'Sortiment bearbeiten',
      status: 'Produkte veröffentlichen oder zurückziehen',
      export: 'Sortiment exportieren',
    },
    affiliate: { feed: 'Feeds von Netzwerken lesen' },
    affiliateNetworks: {
      delete: 'Affiliate-Netzwerke löschen',
      status: 'Affiliate-Netzwerke aktivieren oder pausieren',
      export: 'Affiliate-Netzwerke exportieren',
    },
    affiliateProducts: {
      status: 'Affiliate-Produkte veröffentlichen oder verbergen',
      export: 'Affiliate-Produkte exportieren',
    },
    affiliateCategories: {
      map: 'Affiliate-Kategorien zuordnen',
      export: 'Affiliate-Kategorien exportieren',
    },
    discounts: {
      delete: 'Rabattcodes löschen',
      status: 'Rabattcodes aktivieren oder deaktivieren',
      export: 'Rabattcodes exportieren',
    },
    userFeedbacks: {
      status: 'Status von Feedback ändern',
      export: 'Feedback exportieren',
      delete: 'Feedback löschen',
    },
    attributes: { delete: 'Attribute löschen' },
    attributeOptions: { delete: 'Attributwerte löschen' },
    attributeGroups: { delete: 'Attributgruppen löschen' },
    attributeFamilies: { delete: 'Attributfamilien löschen' },
    parents: {
      publish: 'Hauptprodukte veröffentlichen',
      setDraft: 'Hauptprodukte auf Entwurf setzen',
      delete: 'Hauptprodukte löschen',
      generate: 'Variationen erzeugen',
    },
  },
  states: {
    waiting: 'Wartet',
    running: 'Läuft',
    done: 'Fertig',
    stopped: 'Angehalten',
    failed: 'Fehlgeschlagen',
  },
  ended: '%{name}: %{state}',
  progress: '%{done} von %{total}',
  progressOf: 'Fortschritt',
  left: '%{count} blieb unverändert |||| %{count} blieben unverändert',
  stop: 'Anhalten',
  retry: 'Erneut versuchen',
  download: 'Herunterladen',
  notDownloaded: 'Die Datei konnte nicht geladen werden.',
  hide: 'Ausblenden',
};

export const texts = { jobs };
