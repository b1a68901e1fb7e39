export const repayments = {
  name: 'Rückzahlung |||| Rückzahlungen',
  subtitle: 'Was Kunden zurückbekommen: nach Storno, Überzahlung oder Erstattung.',
  fields: {
    at: 'Entstanden',
    orderNumber: 'Bestellung',
    customerName: 'Kunde',
    kind: 'Grund',
    amount: 'Betrag',
    state: 'Status',
    repaidOn: 'Zurückgezahlt am',
    reference: 'Verwendungszweck',
    from: 'Entstanden ab',
    to: 'Entstanden bis',
    text: 'Suche',
  },
  kinds: {
    cancelled: 'Storniert',
    overpaid: 'Zu viel bezahlt',
    late: 'Nach dem Storno bezahlt',
    refund: 'Erstattet',
  },
  states: {
    owed: 'Offen',
    repaid: 'Zurückgezahlt',
    withdrawn: 'Hinfällig',
  },
  search: 'Nach Bestellung oder Kunde suchen',
  empty: 'Keine Rückzahlungen',
  emptyText: 'Hier erscheint, was Kunden nach Storno, Überzahlung oder Erstattung zusteht.',
  selected: '%{count} Rückzahlung ausgewählt |||| %{count} Rückzahlungen ausgewählt',
  sums: {
    owed: 'Noch offen',
    repaid: 'Zurückgezahlt',
  },
  repay: {
    open: 'Als zurückgezahlt eintragen',
    text: 'Tragen Sie die Überweisung erst ein, wenn sie ausgeführt ist. Das lässt sich nicht zurücknehmen.',
    done: '%{smart_count} Rückzahlung ist eingetragen. |||| %{smart_count} Rückzahlungen sind eingetragen.',
  },
};

export const texts = { resources: { repayments } };
