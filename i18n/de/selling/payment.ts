/** The account that receives a partner's payouts. */
export const payment = {
  title: 'Auszahlungskonto',
  subtitle: 'Auf dieses Konto zahlt der Marktplatz aus, was Ihnen zusteht.',
  bank: 'Bankkonto',
  present: 'Ihr Konto',
  connected: 'Verbunden',
  none: 'Kein Konto',
  pending: 'Verbindung begonnen',
  failed: 'Verbindung gescheitert',
  current: {
    bank: '%{holder}, %{iban}',
    paypal: 'PayPal-Konto %{id}',
    none: 'Ohne Konto gibt es keine Auszahlungen, und Produkte können nicht angeboten werden.',
  },
  fields: {
    provider: 'Art',
    account_holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC (optional)',
    paypal_merchant_id: 'PayPal-Konto',
    status: 'Status',
  },
  help: {
    iban: 'Konto in einem Land des SEPA-Raums',
    keep: 'Bleibt %{iban}, wenn Sie nichts eingeben',
    mail: 'Bei jeder Änderung benachrichtigen wir Sie per E-Mail. Bereits angeforderte Auszahlungen gehen noch an das bisherige Konto.',
  },
  save: 'Konto speichern',
  saved: 'Das Auszahlungskonto wurde gespeichert.',
  disconnect: {
    open: 'Konto entfernen',
    title: 'Auszahlungskonto entfernen?',
    text: 'Ihre Produkte werden dann nicht mehr verkauft, und Auszahlungen sind nicht möglich.',
    yes: 'Entfernen',
    done: 'Das Auszahlungskonto wurde entfernt.',
  },
  paypal: {
    title: 'PayPal',
    text: 'Sie melden sich bei PayPal an und stimmen dort zu. Bis dahin bleibt Ihr bisheriges Konto verbunden.',
    open: 'Mit PayPal verbinden',
    go: 'Weiter zu PayPal',
    done: 'Ihr PayPal-Konto wurde verbunden.',
    working: 'PayPal bestätigt Ihr Konto …',
  },
  failedToLoad: 'Das Auszahlungskonto konnte nicht geladen werden.',
};

/** Settings for a partner's orders. */
export const orderSettings = {
  title: 'Bestelleinstellungen',
  subtitle: 'Wie Sie Bestellungen annehmen.',
  wholesale: {
    title: 'Großhandel',
    text: 'Mit dem Großhandel erscheinen Ihre Produkte im Partnernetz, und eingehende Bestellungen stehen auf Ihrer Übersicht.',
    switch: 'Großhandel einschalten',
    on: 'Der Großhandel ist eingeschaltet und bleibt es.',
    visible: 'Ihr Profil ist für andere sichtbar.',
    askTitle: 'Großhandel einschalten?',
    askText:
      'Das lässt sich nicht rückgängig machen. Ist Ihr Profil vollständig, wird es sofort für andere sichtbar.',
    yes: 'Einschalten',
    done: 'Der Großhandel ist eingeschaltet.',
    doneVisible: 'Der Großhandel ist eingeschaltet, und Ihr Profil ist sichtbar.',
  },
  goodsReceipt: {
    title: 'Wareneingang für den Großhandel',
    text: 'Wareneingänge buchen und mit Bestellungen abgleichen',
    soon: 'Demnächst',
  },
  failed: 'Die Einstellungen konnten nicht geladen werden.',
};

/** Warnings that stay on a page until the user has fixed the problem. */
export const sellingNotices = {
  payment:
    'Ohne Auszahlungskonto gibt es keine Auszahlungen, und Produkte können nicht angeboten werden.',
  toPayment: 'Konto angeben',
  driving: 'Es gibt keine Anfahrtskosten. Ihre Services werden deshalb nirgends angeboten.',
  toDriving: 'Anfahrtskosten anlegen',
};

export const texts = {
  payment,
  orderSettings,
  sellingNotices,
  pages: {
    'configurations/payment-configuration': 'Auszahlungskonto',
    'order-settings': 'Bestelleinstellungen',
  },
};
