/** Texts that the lists and pages of manufacturers and vendors share. */
export const partnerManagement = {
  tabs: {
    account: 'Konto',
    profile: 'Profil',
    commission: 'Provision',
    connections: 'Verbindungen',
    orders: 'Bestellungen',
    viewings: 'Ansichten',
  },
  noOrders: 'Noch keine Bestellungen',
  connections: {
    none: 'Keine Verbindungen und Anfragen.',
    states: {
      approved: 'Verbunden',
      pending: 'Offen',
      denied: 'Abgelehnt',
    },
    invitation: 'Einladung',
    sent: 'Angefragt von %{name} am %{date}',
    answered: 'Beantwortet am %{date}',
    more: '%{smart_count} weitere |||| %{smart_count} weitere',
  },
  tabsOf: 'Bereiche des Partners',
  sections: { company: 'Unternehmen', account: 'Zugang', note: 'Interne Notiz' },
  noAccount: 'Noch kein Zugang. Mit Name und Adresse wird er angelegt und eingeladen.',
  emailHint: 'Zum Anmelden. Eine andere Adresse beendet alle Sitzungen des Kontos.',
  newEmailHint: 'Mit dieser Adresse meldet sich der Partner an.',
  inviteHint: 'Mit dem Speichern geht die Einladung an diese Adresse.',
  noteHint: 'Nur für die Administration sichtbar',
  languages: { de: 'Deutsch', en: 'Englisch' },
  neverSignedIn: 'Noch nie angemeldet',
  statuses: { 1: 'Unbestätigt', 2: 'Bestätigt' },
  invited: 'Eingeladen am %{date}',
  signedIn: 'Zuletzt angemeldet am %{date}',
  verify: 'Als bestätigt markieren',
  verifyText:
    'Der Partner gilt als bestätigt, ohne dem Link der Einladung gefolgt zu sein. |||| %{smart_count} Partner gelten als bestätigt, ohne dem Link der Einladung gefolgt zu sein.',
  verified: 'Der Partner ist bestätigt. |||| %{smart_count} Partner sind bestätigt.',
  suspend: 'Sperren',
  suspendTitle: 'Partner sperren?',
  suspendText:
    'Der Partner ist nicht mehr sichtbar, seine Produkte stehen nicht mehr zum Verkauf, und seine Verbindungen ruhen. Er kann sich weiterhin anmelden, sieht den Grund und erreicht Bestellungen, Benachrichtigungen und sein Konto.',
  suspended: 'Der Partner wurde gesperrt. |||| %{smart_count} Partner wurden gesperrt.',
  reason: 'Grund',
  reasonHint: 'Der Partner sieht ihn auf seiner Übersicht.',
  reactivate: 'Sperre aufheben',
  reactivateText:
    'Der Partner erreicht wieder alles, was zu seinem Konto gehört. |||| %{smart_count} Partner erreichen wieder alles, was zu ihrem Konto gehört.',
  reactivated: 'Die Sperre wurde aufgehoben. |||| %{smart_count} Sperren wurden aufgehoben.',
  suspendedSince: 'Gesperrt seit %{date}: %{reason}',
  anonymiseText:
    'Der Zugang und alle Angaben des Partners werden endgültig gelöscht: Profil, Dateien, Ausstellungen, Verbindungen, Konto für Auszahlungen und Verlauf. Bestellungen, Auszahlungen und Abrechnungen bleiben, wie das Gesetz es verlangt.',
  anonymised: 'Der Partner wurde anonymisiert.',
  isAnonymised:
    'Dieser Partner wurde am %{date} anonymisiert und lässt sich nicht mehr bearbeiten.',
  resend: 'Einladung erneut senden',
  resent:
    'Die Einladung wurde erneut gesendet. |||| %{smart_count} Einladungen wurden erneut gesendet.',
  viewAs: 'Als Partner ansehen',
  viewAsText:
    'In einem neuen Fenster sehen Sie Atrium 30 Minuten lang so, wie dieser Partner es sieht. Ändern können Sie dort nichts. Beginn und Ende werden festgehalten.',
  viewAsYes: 'Ansehen',
  viewAsReady: 'Die Ansicht ist bereit. Sie können sie eine Minute lang öffnen.',
  viewAsBlocked: 'Der Browser hat das neue Fenster blockiert.',
  changeTitle: 'Art oder Konto ändern?',
  changeText: 'Ab sofort nicht mehr erreichbar: %{areas}.',
  changeProducts:
    '%{smart_count} Produkt des Sortiments wird zurückgezogen. |||| %{smart_count} Produkte des Sortiments werden zurückgezogen.',
  areas: {
    vendorProducts: 'Sortiment',
    vendorPartners: 'Netzwerk',
    paymentConfiguration: 'Auszahlungskonto',
    delivery: 'Lieferung',
    clickAndCollect: 'Click and Collect',
    orderSettings: 'Bestelleinstellungen',
    craftsmanSettings: 'Handwerkerservice',
    orders: 'Bestellungen',
  },
  profile: {
    empty: 'Noch keine Angaben',
    short_name: 'Kurzname',
    email: 'E-Mail',
    phone: 'Telefon',
    street: 'Straße',
    post_code: 'PLZ',
    city: 'Ort',
    description: 'Beschreibung',
  },
  viewing: {
    bar: 'Sie sehen Atrium als %{name} und können nichts ändern. Die Ansicht endet nach 30 Minuten.',
    end: 'Ansicht beenden',
  },
  viewings: {
    title: 'Wann die Administration Atrium als dieser Partner angesehen hat',
    none: 'Die Administration hat Atrium noch nie als dieser Partner angesehen.',
    formerUser: 'Gelöschtes Konto',
    period: '%{from} bis %{to}',
  },
};

export const partnerStates = { active: 'Aktiv', unverified: 'Unbestätigt', suspended: 'Gesperrt' };
export const partnerInvitations = { pending: 'Offen', overdue: 'Älter als 14 Tage' };
export const partnerVisibilities = { true: 'Sichtbar', false: 'Nicht sichtbar' };

/** Fields of both lists. */
export const partnerFields = {
  id: 'Nr.',
  text: 'Suche',
  name: 'Unternehmen',
  company_name: 'Unternehmen',
  email: 'E-Mail',
  state: 'Status',
  status: 'Bestätigung',
  invitation: 'Einladung',
  isVisible: 'Sichtbarkeit',
  completeness: 'Pflichtangaben',
  suspendedAt: 'Gesperrt seit',
  suspendedReason: 'Grund der Sperre',
  openOrders: 'Offene Bestellungen',
  lastSignInAt: 'Letzte Anmeldung',
  invitedAt: 'Eingeladen',
  createdAt: 'Angelegt',
  internalNote: 'Interne Notiz',
  account: 'Zugang',
  'account.firstname': 'Vorname',
  'account.lastname': 'Nachname',
  'account.email': 'E-Mail',
  'account.language': 'Sprache der Mails',
};

export const texts = { partnerManagement };
