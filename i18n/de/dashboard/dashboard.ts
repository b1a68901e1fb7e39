export const dashboard = {
  greeting: 'Guten Tag, %{name}',
  subtitle: {
    admin: 'Der Marktplatz auf einen Blick',
    manufacturer: 'Ihre Variationen auf einen Blick',
    vendor: 'Ihre Verkäufe und Aufgaben auf einen Blick',
  },
  products: 'Variationen',
  noProducts: 'Noch keine Variationen',
  figures: {
    title: 'Zahlen',
    published: 'Veröffentlichte Variationen',
    draft: 'Entwürfe',
    samples: 'Muster',
    parents: 'Hauptprodukte',
    categories: 'Kategorien',
    tags: 'Schlagwörter',
    manufacturers: 'Hersteller',
    vendors: 'Händler und Dienstleister',
    marketplace: 'Variationen auf dem Marktplatz',
    services: 'Services',
    pending: '%{count} noch nicht aktiviert',
  },
  sales: {
    title: 'Verkäufe',
    orders: 'Bestellungen, 30 Tage',
    turnover: 'Umsatz netto, 30 Tage',
    before: '%{before} in den 30 Tagen davor',
  },
  suspended: {
    title: 'Ihr Konto ist gesperrt',
    text: 'Ihre Produkte stehen nicht zum Verkauf, und andere sehen Sie nicht. Bestellungen, Benachrichtigungen und Ihr Konto erreichen Sie weiterhin.',
    reason: 'Grund: %{reason}',
  },
  toDo: {
    title: 'Zu erledigen',
    orders: {
      toConfirm: 'Bestellung ist zu bestätigen |||| Bestellungen sind zu bestätigen',
      late: 'Bestellung ist verspätet |||| Bestellungen sind verspätet',
      toReceive: 'Bestellung erwartet eine Rücksendung |||| Bestellungen erwarten eine Rücksendung',
      quiet:
        'Bestellung ist seit 7 Tagen ohne Fortschritt |||| Bestellungen sind seit 7 Tagen ohne Fortschritt',
    },
    unverifiedManufacturers:
      'Hersteller ist noch unbestätigt |||| Hersteller sind noch unbestätigt',
    unverifiedVendors: 'Händler ist noch unbestätigt |||| Händler sind noch unbestätigt',
    overdueManufacturers:
      'Einladung eines Herstellers ist seit über 14 Tagen offen |||| Einladungen von Herstellern sind seit über 14 Tagen offen',
    overdueVendors:
      'Einladung eines Händlers ist seit über 14 Tagen offen |||| Einladungen von Händlern sind seit über 14 Tagen offen',
    unansweredFeedback: 'Feedback ist noch offen |||| Feedbacks sind noch offen',
    owedRepayments: 'Rückzahlung an Kunden ist offen |||| Rückzahlungen an Kunden sind offen',
    monthsToClose: 'Monat kann abgeschlossen werden |||| Monate können abgeschlossen werden',
    returnsToRefund: 'Rücksendung ist zu erstatten |||| Rücksendungen sind zu erstatten',
    requestedPayouts: 'Auszahlung wartet auf Freigabe |||| Auszahlungen warten auf Freigabe',
    failedJobs: 'Aufgabe ist fehlgeschlagen |||| Aufgaben sind fehlgeschlagen',
    failedFeeds: 'Feed ließ sich zuletzt nicht lesen |||| Feeds ließen sich zuletzt nicht lesen',
    unmappedCategories:
      'Kategorie eines Feeds ist nicht zugeordnet |||| Kategorien von Feeds sind nicht zugeordnet',
    stylesNotForSale:
      'Style zeigt Produkte, die nicht mehr im Verkauf sind |||| Styles zeigen Produkte, die nicht mehr im Verkauf sind',
    sectionsNotForSale:
      'Style-Abschnitt zeigt Produkte, die nicht mehr im Verkauf sind |||| Style-Abschnitte zeigen Produkte, die nicht mehr im Verkauf sind',
    affiliatesNotForSale:
      'gezeigtes Affiliate-Produkt ist nicht mehr im Verkauf |||| gezeigte Affiliate-Produkte sind nicht mehr im Verkauf',
    endingDiscounts:
      'Rabattcode endet in den nächsten 7 Tagen |||| Rabattcodes enden in den nächsten 7 Tagen',
    endingBanners: 'Banner endet in den nächsten 7 Tagen |||| Banner enden in den nächsten 7 Tagen',
    nothing: 'Alles erledigt',
    publishedIncomplete:
      'veröffentlichte Variation ist unvollständig |||| veröffentlichte Variationen sind unvollständig',
    draftWithoutImage: 'Entwurf ohne Bild |||| Entwürfe ohne Bild',
    draftWithoutPrice: 'Entwurf ohne Preis |||| Entwürfe ohne Preis',
    draftWithoutTags: 'Entwurf ohne Schlagwort |||| Entwürfe ohne Schlagwörter',
    draftWithoutValues:
      'Entwurf mit fehlenden Pflichtangaben |||| Entwürfe mit fehlenden Pflichtangaben',
    draftComplete:
      'vollständiger Entwurf kann veröffentlicht werden |||| vollständige Entwürfe können veröffentlicht werden',
  },
  byStatus: {
    title: 'Variationen nach Status',
    status: 'Status',
    published: 'Veröffentlicht',
    draft: 'Entwurf',
  },
  byCategory: { title: 'Variationen nach Kategorie', category: 'Kategorie' },
  newest: { title: 'Neueste Variationen', all: 'Alle ansehen' },
  completeness: {
    title: 'Vollständigkeit',
    text: 'Vollständig ist eine Variation mit Bild, Preis, Schlagwörtern und allen Pflichtangaben ihrer Attributfamilie.',
    part: 'Bestandteil',
    there: 'Vorhanden',
    missing: 'Fehlt',
    parts: {
      any: 'Vollständig',
      image: 'Bild',
      price: 'Preis',
      tags: 'Schlagwörter',
      values: 'Pflichtangaben',
    },
  },
  byManufacturer: {
    title: 'Vollständigkeit nach Hersteller',
    manufacturer: 'Hersteller',
    complete: 'Vollständig',
    incomplete: 'Unvollständig',
    count: '%{complete} von %{total}',
  },
  content: {
    title: 'Veröffentlichte Inhalte',
    posts: '%{count} Blogbeitrag |||| %{count} Blogbeiträge',
    styles: '%{count} Style |||| %{count} Styles',
    sections: '%{count} Style-Abschnitt |||| %{count} Style-Abschnitte',
  },
  setup: {
    title: 'So beginnen Sie zu verkaufen',
    done: '%{done} von %{total} Schritten erledigt',
    isDone: 'Erledigt',
    open: 'Offen',
    publish: 'Erstes Produkt veröffentlichen',
    steps: {
      profile: 'Profil vervollständigen',
      wholesale: 'Großhandel einschalten',
      showroom: 'Ausstellung anlegen',
      payment: 'Auszahlungskonto angeben',
      delivery: 'Liefervorlage anlegen',
      drivingCosts: 'Anfahrtskosten anlegen',
      product: 'Erstes Produkt aufnehmen',
      connection: 'Mit dem ersten Partner verbinden',
    },
  },
  profile: {
    title: 'Ihr Profil',
    edit: 'Bearbeiten',
    filled: '%{filled} von %{total} Angaben sind gemacht',
    complete: 'Vollständig: %{total} von %{total} Angaben',
    there: 'Vorhanden',
    missing: 'Fehlt',
    parts: {
      company_name: 'Firma',
      short_name: 'Kurzname',
      company_logo: 'Logo',
      description: 'Beschreibung',
      email: 'E-Mail-Adresse',
      phone_number: 'Telefon',
      street: 'Straße',
      post_code: 'Postleitzahl',
      city: 'Ort',
      imprints: 'Impressum',
      category: 'Gewerke',
      terms: 'AGB',
    },
  },
  account: {
    title: 'Ihr Konto',
    open: 'Konto öffnen',
    status: 'Status',
    verified: 'Bestätigt',
    unverified: 'Noch nicht bestätigt',
    type: 'Kontoart',
    types: { account_pro: 'Pro', account_basic: 'Basis' },
    marketplace: 'Auf dem Marktplatz',
    visible: 'Sichtbar',
    hidden: 'Nicht sichtbar',
    wholesaler: 'Großhandel',
    isWholesaler: 'Eingeschaltet',
    sessions: 'Angemeldet',
    sessionCount: 'auf %{smart_count} Gerät |||| auf %{smart_count} Geräten',
    basic:
      'Im Basis-Konto sind Partnernetz, eigenes Sortiment, Lieferung und Zahlung nicht enthalten.',
  },
  failed: 'Die Zahlen konnten nicht geladen werden.',
};

export const charts = {
  table: 'Tabelle',
  tableOf: 'Tabelle: %{title}',
  sum: 'Summe',
  line: '%{label}: %{count} Werte von %{from} bis %{to}, mindestens %{min}, höchstens %{max}',
  noValue: 'keine',
  described: '%{label}: %{described}',
};

export const period = {
  title: 'Zeitraum',
  days: '%{days} Tage',
  year: '1 Jahr',
  own: 'Eigener',
  from: 'Von',
  to: 'Bis',
  interval: 'Je',
  intervals: { day: 'Tag', week: 'Woche', month: 'Monat' },
};

export const texts = { dashboard, charts, period };
