export const deliveryTemplates = {
  name: 'Liefervorlage |||| Liefervorlagen',
  subtitle:
    'Was die Lieferung kostet und wie lange sie dauert. Jedes Produkt bekommt eine Vorlage.',
  fields: {
    name: 'Name',
    type: 'Versandart',
    days: 'Lieferzeit',
    daysFrom: 'Lieferzeit ab (Tage)',
    daysTo: 'Lieferzeit bis (Tage)',
    scope: 'Liefergebiet',
    rules: 'Versandkosten',
    regions: 'Gebiete',
    costs: 'Kosten',
    cheapest: 'Niedrigste Kosten',
    dearest: 'Höchste Kosten',
    usage: 'Produkte',
    updatedAt: 'Zuletzt geändert',
  },
  types: {
    standard: 'Standardversand',
    expedited: 'Expressversand',
    item_weight: 'Nach Gewicht je Stück',
    pallet: 'Je Palette',
  },
  typesHelp: {
    standard: 'Die Kosten richten sich nach der Summe der Produktpreise.',
    expedited: 'Die Kosten richten sich nach der Summe der Produktpreise.',
    item_weight: 'Die Kosten richten sich nach dem Gewicht jedes Stücks.',
    pallet: 'Jede Palette kostet gleich viel; angebrochene zählen ganz.',
  },
  scopes: { germany: 'Deutschlandweit', regional: 'Nach Gebieten' },
  sections: { general: 'Allgemein', rules: 'Versandkosten', trial: 'Ausprobieren' },
  days: '%{from} bis %{to} Tage',
  exactDays: '%{smart_count} Tag |||| %{smart_count} Tage',
  help: {
    regional:
      'Es gilt immer das genaueste Gebiet: eine längere Postleitzahl vor einer kürzeren, diese vor dem Bundesland und dieses vor ganz Deutschland. Seine Regeln gelten dann allein.',
  },
  trial: {
    postcode: 'Postleitzahl',
    price: 'Summe der Produktpreise',
    weight: 'Gewicht eines Stücks',
    pallets: 'Paletten',
    cost: 'Versandkosten: %{cost}',
    incomplete: 'Berechnet wird, sobald Postleitzahl und alle Zeilen vollständig sind.',
    refused: {
      region: 'Keine Lieferung: Für diese Postleitzahl gibt es kein Gebiet.',
      range: 'Keine Lieferung: In diesem Gebiet gibt es dafür keine Zeile.',
    },
  },
  replace: {
    title: 'Liefervorlage ersetzen',
    text: '„%{names}“ wird noch verwendet. Welche Vorlage sollen die Produkte stattdessen bekommen? |||| %{names} werden noch verwendet. Welche Vorlage sollen die Produkte stattdessen bekommen?',
    label: 'Ersetzen durch',
    confirm: 'Ersetzen und löschen',
    done: 'Die Produkte verwenden jetzt „%{name}“.',
    none: 'Es gibt keine andere Vorlage. Legen Sie zuerst eine an.',
  },
  create: 'Liefervorlage anlegen',
  edit: 'Liefervorlage bearbeiten',
  search: 'Nach Name suchen',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected: '%{smart_count} Vorlage ausgewählt |||| %{smart_count} Vorlagen ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Die Liefervorlage wird gelöscht, wenn kein Produkt sie mehr verwendet. |||| Die %{smart_count} Liefervorlagen werden gelöscht, soweit kein Produkt sie mehr verwendet.',
  created: 'Die Liefervorlage wurde angelegt.',
  saved: 'Die Liefervorlage wurde gespeichert.',
  deleted: 'Die Liefervorlage wurde gelöscht. |||| %{smart_count} Liefervorlagen wurden gelöscht.',
  empty: 'Noch keine Liefervorlagen',
  emptyText:
    'Zum Beispiel: deutschlandweit 19,90 € bis 499,99 €, 9,90 € bis 999,99 € und ab 1.000 € kostenlos.',
  example: 'Mit diesem Beispiel beginnen',
};

export const texts = { resources: { 'delivery/details': deliveryTemplates } };
