/** The change history of a record, and restoring versions. */
export const history = {
  title: 'Verlauf',
  close: 'Verlauf schließen',
  empty: 'Noch keine Änderung aufgezeichnet',
  more: 'Ältere anzeigen',
  unknown: 'Unbekannt',
  administration: 'Administration',
  actions: {
    create: 'Angelegt',
    update: 'Geändert',
    delete: 'Gelöscht',
    restore: 'Wiederhergestellt',
  },
  became: 'wurde zu',
  added: 'Neu:',
  removed: 'Entfernt:',
  order: 'Andere Reihenfolge',
  showFields: '%{smart_count} Feld zeigen |||| %{smart_count} Felder zeigen',
  hideFields: '%{smart_count} Feld ausblenden |||| %{smart_count} Felder ausblenden',
  restore: 'Stand davor wiederherstellen',
  undoAll: 'Ganze Sammeländerung rückgängig machen',
  restoreTitle: 'Früheren Stand wiederherstellen?',
  restoreText:
    '„%{name}“ wird wieder so, wie es vor dieser Änderung war. Auch das steht danach im Verlauf und kann zurückgenommen werden.',
  restoreNow: 'Wiederherstellen',
  restored: '„%{name}“ ist wieder auf dem früheren Stand.',
  revive: 'Wiederherstellen',
  reviveTitle: 'Gelöschtes wiederherstellen?',
  reviveText:
    '„%{name}“ wird mit allen Angaben wieder angelegt, die es beim Löschen hatte. Was dabei anderswohin verschoben wurde, bleibt dort.',
  reviveNow: 'Wiederherstellen',
  revived: '„%{name}“ wurde wiederhergestellt.',
  anyway: 'Trotzdem wiederherstellen',
  misfit: 'Dieser Stand passt nicht mehr. Es wurde nichts geändert:',
  conflict:
    'Jemand anderes hat den Datensatz inzwischen geändert. Sie sehen jetzt den aktuellen Verlauf; versuchen Sie es noch einmal.',
  unsaved:
    'Im Formular stehen nicht gespeicherte Änderungen. Speichern oder verwerfen Sie diese zuerst.',
  deleted: {
    open: 'Gelöschte',
    title: 'Gelöschte Datensätze',
    kinds: 'Art',
    search: 'Nach Namen suchen',
    empty: 'Es wurde noch nichts gelöscht.',
  },
  fields: {
    attr_id: 'Attribut',
    options: 'Werte',
    place: 'Platz',
    position: 'Platz',
    values: 'Angaben',
    images: 'Bilder',
    services: 'Services',
    service_groups: 'Servicegruppen',
    general_images: 'Bilder für alle Variationen',
    sample_of_id: 'Muster von',
    changeId: 'Änderung',
  },
};

export const texts = { history };
