export const ledgerStatements = {
  name: 'Monatsabschluss |||| Monatsabschlüsse',
  subtitle: 'Was jedem Partner in einem abgeschlossenen Monat zustand und ausgezahlt wurde.',
  partnerSubtitle: 'Ihre Kontoauszüge der abgeschlossenen Monate.',
  fields: {
    month: 'Monat',
    partnerName: 'Partner',
    vendorId: 'Partner',
    entries: 'Posten',
    opening: 'Anfangssaldo',
    gross: 'Produkte und Leistungen',
    commission: 'Provision',
    passedOn: 'Versand und Anfahrt',
    adjustments: 'Erstattungen',
    net: 'Gutgeschrieben',
    paid: 'Ausgezahlt',
    closing: 'Endsaldo',
    text: 'Suche',
  },
  search: 'Nach Partner suchen',
  empty: 'Noch kein Monat abgeschlossen',
  emptyText: 'Nach dem Abschluss eines Monats stehen hier die Kontoauszüge aller Partner.',
  emptyPartnerText: 'Schließt der Marktplatz einen Monat ab, steht hier Ihr Kontoauszug.',
  next: {
    title: 'Nächster Abschluss: %{month}',
    running: '%{month} läuft noch. Abschließen lässt sich der Monat ab seinem Ende.',
    last: '%{month} wurde am %{day} abgeschlossen.',
    lastBy: '%{month} wurde am %{day} von %{user} abgeschlossen.',
    open: 'Abschließen',
    partners: '%{smart_count} Partner',
    entries: '%{smart_count} Posten',
    net: 'Gutgeschrieben',
    paid: 'Ausgezahlt',
    checks: 'Noch offen',
    nothingOpen: 'Nichts ist offen.',
    repayments:
      '%{smart_count} Rückzahlung an Kunden, %{amount} |||| %{smart_count} Rückzahlungen an Kunden, %{amount}',
    payouts:
      '%{smart_count} angeforderte Auszahlung, %{amount} |||| %{smart_count} angeforderte Auszahlungen, %{amount}',
    quietOrders:
      '%{smart_count} Bestellung ohne Fortschritt |||| %{smart_count} Bestellungen ohne Fortschritt',
    openText: 'Was davon später erledigt wird, zählt zu dem Monat, in dem es geschieht.',
  },
  close: {
    title: '%{month} abschließen?',
    text: 'Die Kontoauszüge aller Partner werden gespeichert und die Partner benachrichtigt. In den Monat lässt sich danach nichts mehr buchen.',
    isFinal: 'Mir ist bekannt, dass sich ein abgeschlossener Monat nicht wieder öffnen lässt.',
    confirm: 'Abschließen',
    done: '%{month} ist abgeschlossen.',
  },
};

export const texts = { resources: { ledgerStatements } };
