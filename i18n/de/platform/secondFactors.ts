export const secondFactors = {
  name: 'Anmeldung in zwei Schritten |||| Anmeldung in zwei Schritten',
  subtitle:
    'Welche Konten zur Anmeldung neben dem Passwort einen Code brauchen. Wer Smartphone und Wiederherstellungscodes verloren hat, kommt wieder hinein, wenn Sie den zweiten Faktor entfernen.',
  fields: {
    account: 'Konto',
    email: 'E-Mail-Adresse',
    name: 'Name',
    portal: 'Portal',
    state: 'Zweiter Faktor',
    since: 'Eingerichtet',
    recoveryCodesLeft: 'Codes übrig',
    lastSignInAt: 'Letzte Anmeldung',
    reset: 'Aktion',
  },
  search: 'Konto suchen',
  empty: 'Keine Konten',
  portals: { admin: 'Verwaltung', manufacturer: 'Hersteller', vendor: 'Partner' },
  states: { on: 'Eingerichtet', off: 'Keiner' },
  reset: 'Entfernen',
  resetText:
    '%{email} meldet sich danach nur mit dem Passwort an und erfährt davon per E-Mail. Vergewissern Sie sich vorher, dass die Bitte wirklich von dort kommt.',
  wasReset: 'Der zweite Faktor wurde entfernt.',
  rule: {
    button: 'Pflicht: %{portals}',
    nobody: 'niemand',
    title: 'Für wen ist sie Pflicht?',
    text: 'Wer sie noch nicht eingerichtet hat, muss das sofort tun und erreicht bis dahin nichts anderes, auch nicht in offenen Sitzungen.',
    saved: 'Die Pflicht wurde gespeichert.',
  },
};

export const texts = { resources: { 'second-factors': secondFactors } };
