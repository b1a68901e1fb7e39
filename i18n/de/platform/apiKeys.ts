export const apiKeys = {
  name: 'API-Schlüssel |||| API-Schlüssel',
  subtitle: 'Mit diesen Schlüsseln senden Shops ihre Bestellungen.',
  fields: {
    name: 'Name',
    hint: 'Endet auf',
    state: 'Status',
    createdBy: 'Angelegt von',
    createdAt: 'Angelegt',
    lastUsedAt: 'Zuletzt verwendet',
    revokedAt: 'Widerrufen',
  },
  states: { active: 'Aktiv', revoked: 'Widerrufen' },
  search: 'Name suchen',
  empty: 'Noch kein Schlüssel',
  create: 'Schlüssel anlegen',
  nameHint: 'Woran Sie den Shop erkennen',
  key: 'Schlüssel',
  shownOnce:
    'Dieser Schlüssel wird nur jetzt angezeigt. Kopieren Sie ihn und bewahren Sie ihn sicher auf.',
  neverUsed: 'Noch nie',
  revoke: 'Widerrufen',
  revokeText: '„%{name}“ gilt dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  revoked: 'Der Schlüssel wurde widerrufen.',
  selected: '%{count} Schlüssel ausgewählt |||| %{count} Schlüssel ausgewählt',
  revokeManyText:
    '%{smart_count} Schlüssel gilt dann nicht mehr. Das lässt sich nicht rückgängig machen. |||| %{smart_count} Schlüssel gelten dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  revokedMany: 'Der Schlüssel wurde widerrufen. |||| %{smart_count} Schlüssel wurden widerrufen.',
};

export const texts = { resources: { 'api-keys': apiKeys } };
