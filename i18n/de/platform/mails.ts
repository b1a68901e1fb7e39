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
    'Lässt sich die Schaltfläche nicht anklicken? Kopieren Sie diese Adresse in die Adresszeile des Browsers:',
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
  secondFactorOn: {
    subject: 'Anmeldung in zwei Schritten eingerichtet',
    title: 'Anmeldung in zwei Schritten',
    text: 'für Ihr Konto %{email} wurde am %{when} die Anmeldung in zwei Schritten eingerichtet. Ab jetzt melden Sie sich mit Passwort und Code an. Auf anderen Geräten wurden Sie abgemeldet.',
    unasked:
      'Das waren nicht Sie? Dann kennt jemand Ihr Passwort: Benachrichtigen Sie sofort die Administration.',
    action: 'Konto ansehen',
  },
  secondFactorOff: {
    subject: 'Anmeldung in zwei Schritten beendet',
    title: 'Anmeldung in zwei Schritten',
    text: 'für Ihr Konto %{email} wurde am %{when} die Anmeldung in zwei Schritten beendet. Ab jetzt genügt das Passwort.',
    unasked:
      'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und benachrichtigen Sie die Administration.',
    action: 'Konto ansehen',
  },
  secondFactorReset: {
    subject: 'Anmeldung in zwei Schritten beendet',
    title: 'Anmeldung in zwei Schritten',
    text: 'die Administration hat am %{when} die Anmeldung in zwei Schritten für Ihr Konto %{email} beendet. Sie melden sich jetzt mit dem Passwort an und können sie neu einrichten.',
    unasked: 'Sie hatten nicht darum gebeten? Dann fragen Sie bei der Administration nach.',
    action: 'Neu einrichten',
  },
  recoveryCodeUsed: {
    subject: 'Anmeldung mit einem Wiederherstellungscode',
    title: 'Anmeldung mit einem Wiederherstellungscode',
    text: 'bei Ihrem Konto %{email} wurde am %{when} ein Wiederherstellungscode zur Anmeldung verwendet. Er gilt jetzt nicht mehr. Noch nicht verwendet: %{left}.',
    unasked:
      'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und erstellen Sie neue Wiederherstellungscodes.',
    action: 'Konto ansehen',
  },
  recoveryCodesRenewed: {
    subject: 'Neue Wiederherstellungscodes',
    title: 'Neue Wiederherstellungscodes',
    text: 'für Ihr Konto %{email} wurden am %{when} neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    unasked:
      'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und benachrichtigen Sie die Administration.',
    action: 'Konto ansehen',
  },
};
