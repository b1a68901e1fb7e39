/** A form with several steps. */
export const steppedForm = {
  next: 'Weiter',
  saveAndNext: 'Speichern und weiter',
  save: 'Speichern',
  done: 'Fertig',
  back: 'Zurück',
  incomplete: '%{title}: noch unvollständig',
  wrong: '%{title}: bitte prüfen',
  elsewhere: 'Ein anderer Schritt braucht Ihre Aufmerksamkeit:',
};

export const texts = { steppedForm };
