/** The dialog that appears when the session has ended. */
export const sessionEnd = {
  title: 'Ihre Sitzung ist beendet',
  text: 'Melden Sie sich als %{email} wieder an, dann geht es hier weiter. Ihre Eingaben sind noch da.',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  submit: 'Anmelden und weitermachen',
  submitting: 'Anmeldung läuft …',
  decline: 'Eingaben verwerfen',
  wrongPassword: 'Das Passwort ist falsch.',
};

export const texts = { sessionEnd };
