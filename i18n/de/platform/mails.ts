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
  unknownDevice: 'ein unbekanntes Gerät',
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
  newDevice: {
    subject: 'Anmeldung auf einem neuen Gerät',
    title: 'Anmeldung auf einem neuen Gerät',
    text: 'bei Ihrem Konto %{email} gab es am %{when} eine Anmeldung auf einem Gerät, das wir noch nicht kennen: %{device}.',
    unasked:
      'Das waren nicht Sie? Dann melden Sie das Gerät unter „Mein Konto“ ab und ändern Sie sofort Ihr Passwort.',
    action: 'Konto ansehen',
  },
  keyMade: {
    subject: 'Neuer Schlüssel für einen Shop',
    title: 'Neuer Schlüssel für einen Shop',
    text: 'mit Ihrem Konto %{email} wurde am %{when} der Schlüssel „%{key}“ für einen Shop erstellt.',
    unasked:
      'Das waren nicht Sie? Dann widerrufen Sie den Schlüssel und ändern Sie sofort Ihr Passwort.',
    action: 'Konto ansehen',
  },
  passkeyAdded: {
    subject: 'Neuer Passkey',
    title: 'Neuer Passkey',
    text: 'am %{when} wurde für Ihr Konto %{email} der Passkey „%{passkey}“ eingerichtet. Er meldet ohne Passwort an.',
    unasked:
      'Das waren nicht Sie? Dann entfernen Sie den Passkey unter „Mein Konto“ und ändern Sie sofort Ihr Passwort.',
    action: 'Konto ansehen',
  },
  passkeyRemoved: {
    subject: 'Passkey entfernt',
    title: 'Passkey entfernt',
    text: 'am %{when} wurde aus Ihrem Konto %{email} der Passkey „%{passkey}“ entfernt.',
    unasked:
      'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und melden Sie sich bei der Administration.',
    action: 'Konto ansehen',
  },
  sessionsEnded: {
    subject: 'Ihre Sitzungen wurden abgemeldet',
    title: 'Ihre Sitzungen wurden abgemeldet',
    text: 'alle anderen Sitzungen Ihres Kontos %{email} wurden am %{when} abgemeldet.',
    unasked:
      'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und benachrichtigen Sie die Administration.',
    action: 'Konto ansehen',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse bei Atrium wurde geändert',
    title: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'die Administration hat die E-Mail-Adresse, mit der Sie sich bei Atrium anmelden, am %{when} von %{email} in %{after} geändert. Alle Sitzungen wurden abgemeldet.',
    unasked:
      'Ist das richtig, brauchen Sie nichts zu tun. Wenn nicht, können Sie die Änderung bis %{until} zurücknehmen.',
    action: 'Änderung zurücknehmen',
  },
  emailIsNew: {
    subject: 'Ihre neue E-Mail-Adresse bei Atrium',
    title: 'Ihre neue E-Mail-Adresse',
    text: 'die Administration hat die E-Mail-Adresse Ihres Kontos am %{when} von %{before} in %{email} geändert. Melden Sie sich ab jetzt mit der neuen Adresse an; Ihr Passwort bleibt gleich.',
    unasked: 'Sie kennen das Konto nicht? Dann benachrichtigen Sie die Administration.',
    action: 'Anmelden',
  },
};
