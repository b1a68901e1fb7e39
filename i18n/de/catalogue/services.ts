/** Services and service groups. */
export const services = {
  name: 'Service |||| Services',
  subtitle: 'Handwerkerservices in Gruppen, die Produkten zugeordnet werden.',
  fields: {
    name: 'Name',
    service: 'Name des Service',
    group: 'Name der Gruppe',
    groupId: 'Gruppe',
    duration: 'Dauer in Minuten',
    description: 'Beschreibung',
  },
  help: { duration: 'Eine ganze Zahl ab 1' },
  duration: {
    minutes: '%{minutes} Min.',
    hours: '%{hours} Std.',
    both: '%{hours} Std. %{minutes} Min.',
  },
  kinds: { services: 'Services', groups: 'Gruppen' },
  search: 'Nach Gruppe oder Service suchen',
  count: '%{smart_count} Service |||| %{smart_count} Services',
  wholeGroup:
    'als ganze Gruppe bei %{count} Variation |||| als ganze Gruppe bei %{count} Variationen',
  used: '%{count} Variation |||| %{count} Variationen',
  usesOf: 'Verwendung von „%{name}“',
  viaGroup: 'nur über die Gruppe',
  unused: 'nicht verwendet',
  selected: '%{smart_count} Service ausgewählt |||| %{smart_count} Services ausgewählt',
  actions: { edit: 'Bearbeiten', delete: 'Löschen' },
  empty: 'Noch keine Services. Legen Sie zuerst eine Gruppe an.',
  group: {
    create: 'Gruppe anlegen',
    edit: 'Gruppe bearbeiten',
    empty: 'In dieser Gruppe ist noch kein Service.',
    deleteText: 'Die Gruppe „%{name}“ wird gelöscht.',
    created: 'Die Gruppe wurde angelegt.',
    saved: 'Die Gruppe wurde gespeichert.',
    deleted: 'Die Gruppe wurde gelöscht.',
  },
  service: {
    create: 'Service anlegen',
    createIn: 'Service in „%{name}“ anlegen',
    add: 'Service',
    edit: 'Service bearbeiten',
    deleteText: 'Der Service „%{name}“ wird gelöscht.',
    created: 'Der Service wurde angelegt.',
    saved: 'Der Service wurde gespeichert.',
    deleted: 'Der Service wurde gelöscht.',
  },
  groupedService: {
    deleteText:
      'Der Service „%{name}“ wird gelöscht. Variationen, die seine ganze Gruppe haben, bieten ihn dann nicht mehr an.',
    deleted: 'Der Service wurde gelöscht.',
  },
  move: {
    open: 'In andere Gruppe …',
    title: 'In eine andere Gruppe verschieben',
    text: '%{smart_count} Service wird verschoben. Zuordnungen zu Produkten bleiben. |||| %{smart_count} Services werden verschoben. Zuordnungen zu Produkten bleiben.',
    confirm: 'Verschieben',
    done: '%{smart_count} Service verschoben. |||| %{smart_count} Services verschoben.',
  },
};

export const texts = { resources: { services } };
