/** The dialog that appears if another user has saved the record in the meantime. */
export const conflict = {
  title: 'Jemand anderes hat inzwischen gespeichert',
  text: 'Wählen Sie je Feld, was gelten soll. Ihre Eingaben gehen nicht verloren.',
  savedAt: 'Zuletzt gespeichert:',
  savedBy: 'von',
  marketplace: 'dem Marktplatz',
  allMine: 'Überall meine Eingabe',
  allTheirs: 'Überall das Gespeicherte',
  sides: { mine: 'Meine Eingabe', theirs: 'Jetzt gespeichert' },
  by: {
    mine: 'nur von Ihnen geändert',
    theirs: 'nur von jemand anderem geändert',
    both: 'von beiden geändert',
  },
  open: 'Noch %{smart_count} Feld zu entscheiden |||| Noch %{smart_count} Felder zu entscheiden',
  back: 'Zurück zum Formular',
  save: 'So speichern',
  picture: 'Bild',
};

export const texts = { conflict };
