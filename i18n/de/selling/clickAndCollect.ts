import { runStates } from '#i18n/de/platform/runStates.ts';

export const clickAndCollect = {
  name: 'Click and Collect |||| Click and Collect',
  subtitle: 'In welchen Ausstellungen Kunden ihre Bestellung abholen und ab wann.',
  fields: {
    name: 'Ausstellung',
    showroomId: 'Ausstellung',
    pickupFromDays: 'Abholbar ab (Tage)',
    pickupToDays: 'Abholbar bis (Tage)',
    period: 'Abholung',
    note: 'Hinweis für Kunden',
    isActive: 'Aktiv',
    updatedAt: 'Zuletzt geändert',
  },
  states: runStates.states,
  days: '%{from} bis %{to} Tage nach der Bestellung',
  create: 'Regel anlegen',
  edit: 'Abholregel bearbeiten',
  rule: 'Abholung',
  search: 'Nach Ausstellung oder Hinweis suchen',
  help: {
    days: 'Gezählt ab dem Tag der Bestellung',
    note: 'Zum Beispiel, wo die Warenausgabe ist',
  },
  switch: {
    title: 'Abholung anbieten',
    on: 'Kunden können Produkte in den Ausstellungen mit aktiver Regel abholen.',
    off: 'Zurzeit ist nichts abholbar. Ihre Regeln bleiben erhalten.',
    switchedOn: 'Click and Collect wurde eingeschaltet.',
    switchedOff: 'Click and Collect wurde ausgeschaltet.',
  },
  noShowrooms: 'Für Click and Collect brauchen Sie eine Ausstellung.',
  addShowroom: 'Ausstellung anlegen',
  allHaveRules: 'Alle Ihre Ausstellungen haben schon eine Regel.',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected: '%{smart_count} Regel ausgewählt |||| %{smart_count} Regeln ausgewählt',
  activateText: 'In dieser Ausstellung kann dann abgeholt werden.',
  deactivateText: 'In dieser Ausstellung kann dann nicht mehr abgeholt werden.',
  activateManyText:
    '%{smart_count} Regel wird eingeschaltet. |||| %{smart_count} Regeln werden eingeschaltet.',
  deactivateManyText:
    '%{smart_count} Regel wird ausgeschaltet. |||| %{smart_count} Regeln werden ausgeschaltet.',
  activated: 'Die Regel wurde eingeschaltet. |||| %{smart_count} Regeln wurden eingeschaltet.',
  deactivated: 'Die Regel wurde ausgeschaltet. |||| %{smart_count} Regeln wurden ausgeschaltet.',
  delete: 'Löschen',
  deleteText:
    'In dieser Ausstellung kann dann nicht mehr abgeholt werden. |||| In %{smart_count} Ausstellungen kann dann nicht mehr abgeholt werden.',
  created: 'Die Regel wurde angelegt.',
  saved: 'Die Regel wurde gespeichert.',
  deleted: 'Die Regel wurde gelöscht. |||| %{smart_count} Regeln wurden gelöscht.',
  empty: 'Noch keine Abholregeln',
  emptyText:
    'Eine Regel legt fest, in welcher Ausstellung und nach wie vielen Tagen Kunden abholen können.',
};

export const texts = { resources: { 'click-and-collect': clickAndCollect } };
