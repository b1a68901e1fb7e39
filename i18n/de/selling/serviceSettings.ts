export const serviceSettings = {
  name: 'Serviceeinstellung |||| Serviceeinstellungen',
  subtitle:
    'Was Sie für Services berechnen: allgemein und abweichend für einzelne Services oder Gruppen.',
  fields: {
    name: 'Name',
    isDefault: 'Allgemein',
    for: 'Gilt für',
    defaultHourlyPrice: 'Stundensatz',
    serviceDurationType: 'Dauer',
    serviceDuration: 'Minuten oder Prozent',
    minServiceDuration: 'Mindestdauer (Minuten)',
    maximumDeployableRadius: 'Einsatzradius (km)',
    minOrderValue: 'Mindestbestellwert',
    adjustmentType: 'Aufschlag',
    adjustmentAmount: 'Höhe des Aufschlags',
    regions: 'Gebiete',
    serviceIds: 'Services',
    groupIds: 'Servicegruppen',
    example: 'Beispiel: 60 Minuten',
    updatedAt: 'Zuletzt geändert',
  },
  durationTypes: {
    suggested: 'Wie vorgeschlagen',
    fixed: 'Feste Dauer',
    percent: 'In Prozent der vorgeschlagenen Dauer',
  },
  adjustmentTypes: { none: 'Keiner', percent: 'In Prozent', euro: 'In Euro' },
  general: 'Allgemeine Einstellungen',
  generalFor: 'Alle übrigen Services',
  fixed: 'Minuten',
  percent: 'Prozent (110 bedeutet 10 % länger)',
  sections: {
    general: 'Allgemein',
    services: 'Gilt für',
    duration: 'Dauer',
    price: 'Preis',
    limits: 'Einsatzgebiet und Mindestbestellwert',
    example: 'Beispiel',
  },
  help: {
    general: 'Diese Einstellungen gelten für alle Services, für die keine anderen festgelegt sind.',
    services:
      'Einstellungen für einen Service haben Vorrang vor denen seiner Gruppe, diese vor den allgemeinen.',
    minServiceDuration: 'Diese Dauer wird mindestens berechnet, darüber jede Minute.',
    adjustment: 'Prozent der Kosten, oder Euro einmal je Auftrag; weniger als 0 ist ein Nachlass.',
    minOrderValue:
      'Produkte, Services und Anfahrt zusammen. Darunter wird der Service nicht gezeigt.',
    radius: 'Nur zur Anzeige: Wohin Sie fahren, legen die Anfahrtskosten fest.',
    regions: 'Ohne Angabe überall, wohin Sie fahren',
  },
  example: {
    suggested: 'Vorgeschlagene Minuten',
    billed: 'Berechnet: %{minutes} Minuten',
    cost: 'Kosten: %{cost}',
    incomplete: 'Berechnet wird, sobald der Stundensatz feststeht.',
  },
  noDrivingCosts: {
    title: 'Keine Anfahrtskosten gefunden.',
    text: 'Ohne sie werden Ihre Services nirgends angeboten.',
    link: 'Anfahrtskosten anlegen',
  },
  create: 'Serviceeinstellung anlegen',
  edit: 'Serviceeinstellung bearbeiten',
  search: 'Nach Name, Service oder Gruppe suchen',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  selected: '%{smart_count} Einstellung ausgewählt |||| %{smart_count} Einstellungen ausgewählt',
  delete: 'Löschen',
  deleteText:
    'Für die Services gelten dann wieder die Einstellungen ihrer Gruppe oder die allgemeinen. |||| Für die Services der %{smart_count} Einstellungen gelten dann wieder die Einstellungen ihrer Gruppe oder die allgemeinen.',
  created: 'Die Serviceeinstellung wurde angelegt.',
  saved: 'Die Serviceeinstellung wurde gespeichert.',
  deleted:
    'Die Serviceeinstellung wurde gelöscht. |||| %{smart_count} Serviceeinstellungen wurden gelöscht.',
  empty: 'Noch keine Serviceeinstellungen',
  emptyText: 'Beginnen Sie mit den allgemeinen Einstellungen: Sie gelten für alle Services.',
};

export const texts = { resources: { 'craftsman-settings/service-settings': serviceSettings } };
