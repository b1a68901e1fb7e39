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
};

export const texts = { runStates };
