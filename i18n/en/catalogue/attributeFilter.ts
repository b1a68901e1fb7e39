import type { attributeFilter as german } from '#i18n/de/catalogue/attributeFilter.ts';
import type { Translated } from '#i18n/translated.ts';

const attributeFilter = {
  title: 'Filter by attributes',
  add: 'Choose an attribute',
  addAnother: 'Another attribute',
  all: 'A product must meet all conditions.',
  full: 'At most %{limit} attributes at once',
  tooLong: 'These are too many conditions at once. Remove some of them.',
  apply: 'Filter',
  remove: 'Remove condition: %{name}',
  condition: 'Condition',
  kinds: {
    is: 'Any of these',
    range: 'Between',
    has: 'Contains',
    filled: 'Has a value',
    empty: 'Has no value',
  },
  options: 'Options',
  from: 'From',
  to: 'To',
  words: 'Text',
  toBelowFrom: 'Not less than “From”',
  chips: {
    range: '%{from} to %{to}',
    from: 'from %{from}',
    to: 'up to %{to}',
    has: 'contains “%{words}”',
    filled: 'with a value',
    empty: 'without a value',
  },
} satisfies Translated<typeof german>;

export const texts = { attributeFilter };
