/** The user's own account. */
export const account = {
  details: 'Anmeldung',
  email: 'E-Mail-Adresse',
  name: 'Name',
  passwordSetAt: 'Passwort zuletzt geändert',
  language: 'Sprache der E-Mails an Sie',
  languages: { de: 'Deutsch', en: 'Englisch' },
  languageSaved: 'Die Sprache wurde gespeichert.',
  failed: 'Ihr Konto konnte nicht geladen werden.',
  fields: {
    currentPassword: 'Bisheriges Passwort',
    password: 'Neues Passwort',
    confirmPassword: 'Neues Passwort wiederholen',
  },
  changePassword: {
    title: 'Passwort ändern',
    text: 'Mindestens %{limit} Zeichen. Auf allen anderen Geräten werden Sie danach abgemeldet.',
    submit: 'Passwort ändern',
    submitting: 'Wird geändert …',
    changed: 'Ihr Passwort wurde geändert.',
  },
  secondFactor: {
    title: 'Anmeldung in zwei Schritten',
    off: 'Zusätzlich zum Passwort fragt die Anmeldung nach einem Code aus einer App auf Ihrem Smartphone. Ein gestohlenes Passwort genügt dann nicht mehr.',
    on: 'Eingerichtet am %{since}. Zur Anmeldung brauchen Sie Passwort und Code.',
    codesLeft:
      'Noch %{smart_count} Wiederherstellungscode |||| Noch %{smart_count} Wiederherstellungscodes',
    required: 'Für Ihr Konto ist sie Pflicht und lässt sich nicht beenden.',
    setUp: 'Einrichten',
    setUpAgain: 'Neu einrichten',
    renew: 'Neue Codes',
    end: 'Beenden',
    done: {
      setUp: 'Ab jetzt melden Sie sich mit Passwort und Code an.',
      renew: 'Die neuen Wiederherstellungscodes gelten ab jetzt.',
      end: 'Ab jetzt genügt zur Anmeldung das Passwort.',
    },
    failed: 'Der Stand konnte nicht geladen werden.',
  },
  sessions: {
    title: 'Sitzungen',
    text: 'Hier sind Sie zurzeit angemeldet. Erkennen Sie eine Sitzung nicht wieder, melden Sie sie ab und ändern Sie Ihr Passwort.',
    current: 'Diese Sitzung',
    device: '%{browser} unter %{system}',
    unknownDevice: 'Unbekanntes Gerät',
    begun: 'Angemeldet',
    lastUsed: 'Zuletzt verwendet',
    address: 'Adresse',
    end: 'Abmelden',
    endOf: '%{device} abmelden',
    endOthers: 'Alle anderen abmelden',
    endOthersTitle: 'Alle anderen Sitzungen abmelden?',
    endOthersText: 'Dort geht verloren, was noch nicht gespeichert ist.',
    ended: 'Die Sitzung wurde abgemeldet.',
    endedOthers:
      '%{smart_count} Sitzung wurde abgemeldet. |||| %{smart_count} Sitzungen wurden abgemeldet.',
    failed: 'Die Sitzungen konnten nicht geladen werden.',
  },
};

export const texts = { account, pages: { account: 'Mein Konto' } };
