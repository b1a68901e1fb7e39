/** Undoing a bulk change. */
export const undo = {
  title: 'Sammeländerung rückgängig machen?',
  what: '„%{kind}“ vom %{at}',
  restores:
    '%{count} Datensatz bekommt wieder den Stand davor. |||| %{count} Datensätze bekommen wieder den Stand davor.',
  stay: '%{count} wurde seither geändert und bleibt, wie er ist. |||| %{count} wurden seither geändert und bleiben, wie sie sind.',
  notLoaded: 'Die Änderung konnte nicht geladen werden.',
  done: '%{smart_count} Datensatz hat wieder den Stand vor der Änderung. |||| %{smart_count} Datensätze haben wieder den Stand vor der Änderung.',
};

export const texts = { undo };
