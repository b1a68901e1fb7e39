import { webhooks } from './webhooks.ts';

export const shops = {
  name: 'Shop |||| Shops',
  subtitle:
    'Shops verkaufen, was auf dem Marktplatz veröffentlicht ist, und senden ihre Bestellungen.',
  fields: {
    name: 'Name',
    url: 'Adresse der Website',
    languages: 'Sprachen',
    shows: 'Zeigt',
    categoryIds: 'Hauptkategorien',
    vendorIds: 'Händler',
    keyCount: 'Gültige Schlüssel',
    lastUsedAt: 'Zuletzt benutzt',
    orderCount: 'Bestellungen',
    updatedAt: 'Zuletzt geändert',
  },
  shows: { everything: 'Alles Veröffentlichte', selection: 'Eine Auswahl' },
  languages: { de: 'Deutsch', en: 'Englisch' },
  sections: { shop: 'Shop', shows: 'Was der Shop zeigt' },
  help: {
    name: 'Woran Sie den Shop erkennen',
    categoryIds: 'Leer: alle Hauptkategorien',
    vendorIds: 'Leer: alle Händler',
    selection:
      'Der Shop zeigt nur Produkte dieser Hauptkategorien und nur Angebote dieser Händler. Seine Bestellungen sind davon nicht betroffen.',
  },
  keys: {
    title: 'Schlüssel',
    text: 'Mit einem Schlüssel ruft der Shop die Schnittstelle für Shops auf. Mehrere Schlüssel gelten nebeneinander.',
    empty: 'Noch kein Schlüssel',
    create: 'Schlüssel anlegen',
    name: 'Name',
    nameHint: 'Wofür der Schlüssel da ist, etwa „Website“ oder „Lager“',
    scope: 'Darf',
    scopes: { catalogue: 'Katalog', orders: 'Bestellungen', customers: 'Kunden' },
    scopeHints: {
      catalogue: 'Katalog: lesen, was veröffentlicht ist',
      orders: 'Bestellungen: berechnen, senden, bezahlen, stornieren, zurücksenden',
      customers: 'Kunden: Namen und Adressen der eigenen Bestellungen lesen',
    },
    end: 'Gilt bis',
    endHint: 'Leer: ohne Ende',
    key: 'Neuer Schlüssel',
    shownOnce:
      'Dieser Schlüssel wird nur jetzt angezeigt. Kopieren Sie ihn und bewahren Sie ihn sicher auf.',
    hint: 'endet auf %{hint}',
    states: { active: 'Aktiv', ending: 'Läuft aus', ended: 'Abgelaufen', revoked: 'Widerrufen' },
    createdBy: 'Angelegt von %{by}, %{at}',
    lastUsed: 'Zuletzt benutzt: %{at}',
    neverUsed: 'Noch nie benutzt',
    endsAt: 'Gilt bis %{at}',
    revokedAt: 'Widerrufen: %{at}',
    future: 'Der Zeitpunkt muss in der Zukunft liegen',
    rotate: {
      action: 'Ersetzen',
      title: '„%{name}“ ersetzen',
      text: 'Es entsteht ein neuer Schlüssel mit demselben Namen und denselben Rechten. Beide gelten, bis der alte endet.',
      end: 'Alter Schlüssel gilt bis',
      endHint: 'Bis dahin muss der Shop den neuen benutzen',
      confirm: 'Neuen Schlüssel anlegen',
    },
    revoke: {
      action: 'Widerrufen',
      text: '„%{name}“ gilt dann sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
      done: 'Der Schlüssel wurde widerrufen.',
    },
  },
  webhooks,
  kinds: { shops: 'Shops', webhooks: 'Webhooks' },
  inUse:
    '„%{name}“ hat %{smart_count} Bestellung und bleibt deshalb. Widerrufen Sie seine Schlüssel. |||| „%{name}“ hat %{smart_count} Bestellungen und bleibt deshalb. Widerrufen Sie seine Schlüssel.',
  neverUsed: 'Noch nie',
  create: 'Shop anlegen',
  created: 'Der Shop wurde angelegt. Legen Sie nun einen Schlüssel an.',
  edit: 'Shop bearbeiten',
  saved: 'Der Shop wurde gespeichert.',
  search: 'Nach Name oder Adresse suchen',
  empty: 'Noch kein Shop',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected: '%{smart_count} Shop ausgewählt |||| %{smart_count} Shops ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Die Schlüssel dieses Shops gelten dann nicht mehr. Das lässt sich nicht rückgängig machen. |||| Die Schlüssel dieser %{smart_count} Shops gelten dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  deleted: 'Der Shop wurde gelöscht. |||| %{smart_count} Shops wurden gelöscht.',
};

export const texts = { resources: { shops } };
