/** Records with a start date, an end date and an on/off switch. */
export const runStates = {
  states: { inactive: 'Inaktiv', scheduled: 'Geplant', active: 'Aktiv', ended: 'Beendet' },
  starts: 'beginnt %{when}',
  ends: 'endet %{when}',
  ended: 'endete %{when}',
  from: 'ab %{day}',
  until: 'bis %{day}',
  activate: 'Aktivieren',
  deactivate: 'Deaktivieren',
  publish: 'Veröffentlichen',
  unpublish: 'Zurücknehmen',
  publishTitle: '„%{name}“ veröffentlichen?',
  unpublishTitle: '„%{name}“ zurücknehmen?',
  publishSwitch: '„%{name}“ veröffentlicht',
  activateSwitch: '„%{name}“ aktiviert',
  saveFirst: 'Zum Umschalten erst die Änderungen speichern',
  activateTitle: '„%{name}“ aktivieren?',
  deactivateTitle: '„%{name}“ deaktivieren?',
  // for resources without such texts of their own
  publishText: 'Der Eintrag wird sichtbar.',
  unpublishText: 'Der Eintrag ist dann nicht mehr sichtbar.',
  publishManyText:
    '%{smart_count} Eintrag wird sichtbar. |||| %{smart_count} Einträge werden sichtbar.',
  unpublishManyText:
    '%{smart_count} Eintrag ist dann nicht mehr sichtbar. |||| %{smart_count} Einträge sind dann nicht mehr sichtbar.',
  published:
    'Der Eintrag wurde veröffentlicht. |||| %{smart_count} Einträge wurden veröffentlicht.',
  unpublished:
    'Der Eintrag wurde zurückgenommen. |||| %{smart_count} Einträge wurden zurückgenommen.',
  activateText: 'Der Eintrag gilt ab sofort.',
  deactivateText: 'Der Eintrag gilt dann nicht mehr.',
  activateManyText:
    '%{smart_count} Eintrag wird aktiviert. |||| %{smart_count} Einträge werden aktiviert.',
  deactivateManyText:
    '%{smart_count} Eintrag wird deaktiviert. |||| %{smart_count} Einträge werden deaktiviert.',
  activated: 'Der Eintrag wurde aktiviert. |||| %{smart_count} Einträge wurden aktiviert.',
  deactivated: 'Der Eintrag wurde deaktiviert. |||| %{smart_count} Einträge wurden deaktiviert.',
};

export const texts = { runStates };
