/** The login page. A separate file, because it loads before all other messages. */
export const signIn = {
  title: 'Anmelden',
  subtitle: {
    admin: 'Verwaltung des Marktplatzes',
    manufacturer: 'Portal für Hersteller',
    vendor: 'Portal für Partner',
  },
  welcome: 'Räume, die wirken.',
  welcomeText: 'Katalog, Partner und Aufträge – alles an einem Ort.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  passkey: 'Passkey verwenden',
  loading: 'Wird geladen …',
  language: 'Sprache',
  required: 'Pflichtfeld',
  invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  tooLong: 'Der Text ist zu lang.',
  wrongCredentials: 'E-Mail-Adresse oder Passwort ist falsch.',
  rateLimited: 'Zu viele Versuche. Warten Sie %{minutes} Min. und versuchen Sie es dann erneut.',
  network: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.',
  failed: 'Etwas ist schiefgelaufen. Versuchen Sie es erneut.',
  signedOut: {
    keyNotFound: 'Dieser Link gilt nicht mehr. Melden Sie sich an oder fordern Sie einen neuen an.',
    tokenNotValid: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    unauthenticated:
      'Falsche E-Mail-Adresse oder falsches Passwort. Geben Sie die richtigen Zugangsdaten ein.',
  },
};
