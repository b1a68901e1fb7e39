/** Mails; only the server loads these. */
export const mails = {
  greeting: 'Guten Tag %{name},',
  greetingToNobody: 'Guten Tag,',
  portals: {
    admin: 'Verwaltung',
    manufacturer: 'Portal für Hersteller',
    vendor: 'Portal für Partner',
  },
  linkHint:
    'Lässt sich der Knopf nicht anklicken? Kopieren Sie diese Adresse in die Adresszeile des Browsers:',
  until: 'Der Link gilt bis %{until} und lässt sich einmal verwenden.',
  footer: 'Diese Nachricht wurde automatisch von Atrium versandt.',
  reset: {
    subject: 'Neues Passwort für Atrium',
    title: 'Neues Passwort festlegen',
    text: 'für Ihr Konto %{email} wurde ein neues Passwort angefordert. Über den folgenden Link legen Sie es fest.',
    action: 'Passwort festlegen',
    unasked:
      'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.',
  },
  invitation: {
    subject: 'Ihr Zugang zu Atrium',
    title: 'Willkommen bei Atrium',
    text: 'für %{name} ist ein Zugang zu Atrium eingerichtet. Legen Sie jetzt Ihr Passwort fest; danach melden Sie sich mit %{email} an.',
    action: 'Zugang einrichten',
    unasked: 'Sie erwarten keinen Zugang? Dann können Sie diese Nachricht löschen.',
  },
  roles: {
    manufacturer: 'Hersteller',
    vendor: 'Händler',
    craftsman: 'Handwerker',
    architect: 'Architekt',
    wholesaler: 'Großhändler',
  },
  networkInvitation: {
    subject: '%{inviter} lädt Sie zu Atrium ein',
    title: 'Eine Einladung von %{inviter}',
    text: '%{inviter} möchte mit Ihnen auf Atrium zusammenarbeiten und hat einen Zugang für %{name} (%{role}) angelegt. Vergeben Sie jetzt Ihr Passwort: Danach sind Sie verbunden und melden sich mit %{email} an.',
    action: 'Einladung annehmen',
    unasked: 'Sie kennen den Absender nicht? Dann können Sie diese Nachricht löschen.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert',
    text: 'das Passwort für Ihr Konto %{email} wurde am %{when} geändert. Auf anderen Geräten wurden Sie abgemeldet.',
    unasked:
      'Das waren nicht Sie? Dann fordern Sie sofort ein neues Passwort an und benachrichtigen Sie die Administration.',
    action: 'Neues Passwort anfordern',
  },
  notification: {
    subject: '%{message}',
    title: 'Nachricht aus Ihrem Portal',
    text: 'in Ihrem Portal gibt es eine neue Nachricht: %{message}',
    action: 'Im Portal ansehen',
    unasked:
      'Welche Nachrichten Sie auch als E-Mail erhalten, legen Sie im Portal unter Benachrichtigungen fest.',
  },
  paymentChanged: {
    subject: 'Ihr Auszahlungskonto wurde geändert',
    title: 'Ihr Auszahlungskonto wurde geändert',
    text: 'das Konto, auf das Atrium %{name} auszahlt, wurde am %{when} geändert. Bereits angeforderte Auszahlungen gehen noch an das bisherige Konto.',
    unasked:
      'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und benachrichtigen Sie die Administration.',
    action: 'Auszahlungskonto ansehen',
  },
};
