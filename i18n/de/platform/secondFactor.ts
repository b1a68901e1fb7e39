/** Sign-in with a second factor, and its setup; loaded only when needed. */
export const secondFactor = {
  step: {
    text: 'Ihr Konto ist doppelt geschützt: Zum Passwort gehört ein Code.',
    code: 'Code aus der App',
    recoveryCode: 'Wiederherstellungscode',
    useRecovery: 'App nicht zur Hand? Wiederherstellungscode eingeben',
    useApp: 'Code aus der App eingeben',
    back: 'Zurück',
  },
  passkey: {
    text: 'Geben Sie dem Passkey einen Namen. Danach fragt Ihr Browser, wo er gespeichert wird.',
    name: 'Name',
    nameHelp: 'Damit Sie ihn wiedererkennen, zum Beispiel „Notebook im Büro“.',
    notMade: 'Es wurde kein Passkey eingerichtet.',
    cancelled: 'Die Anmeldung mit dem Passkey wurde abgebrochen.',
    unknown:
      'Dieser Passkey ist hier nicht bekannt. Melden Sie sich mit E-Mail-Adresse und Passwort an.',
  },
  wrongCode: 'Der Code ist falsch oder wurde schon verwendet.',
  wrongPassword: 'Das Passwort ist falsch.',
  confirm: {
    text: 'Ihre Anmeldung liegt mehr als zehn Minuten zurück. Geben Sie Ihr Passwort ein, um fortzufahren.',
    submit: 'Bestätigen',
  },
  notConfirmed: 'Ohne Bestätigung wurde nichts geändert.',
  setUp: {
    title: 'Anmeldung in zwei Schritten einrichten',
    required:
      'Für Ihr Konto ist die Anmeldung in zwei Schritten Pflicht. Richten Sie sie jetzt ein, dann geht es weiter.',
    app: 'Sie brauchen eine Authenticator-App auf Ihrem Smartphone.',
    withPasskey: 'Mit einem Passkey',
    withPasskeyText: 'Fingerabdruck, Gesicht oder PIN Ihres Geräts; danach auch ohne Passwort.',
    withApp: 'Mit einer Authenticator-App',
    withAppText: 'Zum Passwort kommt ein Code, den die App zeigt.',
    next: 'Weiter',
    scan: 'Scannen Sie diesen QR-Code mit der App, und geben Sie den Code ein, den sie dann zeigt.',
    qrCode: 'QR-Code für die Authenticator-App',
    secret: 'Oder tippen Sie diesen Schlüssel in die App',
    confirm: 'Einrichten',
    cancel: 'Abbrechen',
    signOut: 'Abmelden',
  },
  codes: {
    title: 'Ihre Wiederherstellungscodes',
    text: 'Mit diesen Codes melden Sie sich an, wenn Sie Ihr Smartphone nicht haben. Jeder gilt einmal. Bewahren Sie sie sicher auf: Sie werden nur jetzt gezeigt.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    download: 'Herunterladen',
    filename: 'atrium-wiederherstellungscodes.txt',
    done: 'Ich habe sie aufbewahrt',
  },
  renew: {
    title: 'Neue Wiederherstellungscodes',
    text: 'Die bisherigen Codes gelten danach nicht mehr.',
    submit: 'Neue Codes erstellen',
  },
  end: {
    title: 'Anmeldung in zwei Schritten beenden',
    text: 'Danach fragt die Anmeldung nicht mehr nach einem Code aus der App.',
    submit: 'Beenden',
  },
};
