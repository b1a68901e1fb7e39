/** The map of the keyboard. */
export const keys = {
  title: 'Tastenkürzel',
  control: 'Strg',
  groups: { everywhere: 'Überall', lists: 'Listen', forms: 'Formulare', pages: 'Gehe zu' },
  everywhere: { help: 'Tastenkürzel zeigen', search: 'Alles durchsuchen' },
  lists: {
    search: 'Liste durchsuchen',
    down: 'Von der Suche zur ersten Zeile',
    next: 'Nächste Zeile',
    previous: 'Vorherige Zeile',
    within: 'Innerhalb der Zeile',
    open: 'Zeile öffnen',
    select: 'Zeile auswählen',
  },
  forms: { save: 'Speichern' },
};

export const texts = { keys };
