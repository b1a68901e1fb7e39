/** The filter of variations by the values of attributes. */
export const attributeFilter = {
  title: 'Nach Attributen filtern',
  add: 'Attribut auswählen',
  addAnother: 'Weiteres Attribut',
  all: 'Ein Produkt muss alle Bedingungen erfüllen.',
  full: 'Höchstens %{limit} Attribute auf einmal',
  tooLong: 'Das sind zu viele Bedingungen auf einmal. Entfernen Sie einige.',
  apply: 'Filtern',
  remove: 'Bedingung entfernen: %{name}',
  condition: 'Bedingung',
  kinds: {
    is: 'Einer dieser Werte',
    range: 'Zwischen',
    has: 'Enthält',
    filled: 'Hat eine Angabe',
    empty: 'Ohne Angabe',
  },
  options: 'Werte',
  from: 'Von',
  to: 'Bis',
  words: 'Text',
  toBelowFrom: 'Nicht kleiner als „Von“',
  chips: {
    range: '%{from} bis %{to}',
    from: 'ab %{from}',
    to: 'bis %{to}',
    has: 'enthält „%{words}“',
    filled: 'mit Angabe',
    empty: 'ohne Angabe',
  },
};

export const texts = { attributeFilter };
