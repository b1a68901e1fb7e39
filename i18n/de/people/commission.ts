export const commission = {
  title: 'Provisionssätze',
  subtitle: 'Gilt für alle Händler, für die kein eigener Satz vereinbart ist.',
  text: 'Maßgeblich ist der Anteil des Händlers am Warenkorb: Produkte und Leistungen ohne Rabatt, netto. Der Satz gilt für den ganzen Betrag.',
  fields: {
    upTo2000: 'bis 2.000 €',
    upTo5000: 'bis 5.000 €',
    upTo10000: 'bis 10.000 €',
    above: 'über 10.000 €',
  },
  own: 'Für diesen Händler gelten eigene Sätze.',
  default: 'Für diesen Händler gelten die Standardsätze. Speichern legt eigene Sätze an.',
  useDefault: 'Standard verwenden',
  askTitle: 'Provision ändern?',
  askDefault:
    'Die Sätze gelten für alle Bestellungen ab jetzt, bei jedem Händler ohne eigene Sätze. Bisherige Bestellungen behalten ihren Satz.',
  askOwn:
    'Das gilt für alle Bestellungen dieses Händlers ab jetzt. Bisherige Bestellungen behalten ihren Satz.',
  resetTitle: 'Standardsätze verwenden?',
  saved: 'Die Provisionssätze wurden gespeichert.',
  reset: 'Ab jetzt gelten die Standardsätze.',
  failed: 'Die Provisionssätze konnten nicht geladen werden.',
};

export const texts = { commission, pages: { 'user-management/commission': 'Provision' } };
