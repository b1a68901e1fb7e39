import { describe, expect, test } from 'vitest';
import { judgePasted, linesOf } from './attributeOption.ts';
import { isSentence, spellingKey } from './spelling.ts';

describe('a spelling', () => {
  test.each([
    ['Grün', 'gruen'],
    ['GRUEN', 'gruen'],
    ['gru\u0308n', 'gruen'],
    ['  Weiß ', 'weiss'],
    ['Öl  und\tWachs', 'oel und wachs'],
  ])('%j is kept as %s', (name, key) => {
    expect(spellingKey(name)).toBe(key);
  });

  test('distinguishes different names', () => {
    expect(spellingKey('Grun')).not.toBe(spellingKey('Grün'));
  });
});

describe('a sentence', () => {
  test.each([
    'Passt zu jedem Raum.',
    'Ist das gut?',
    'Sehr schön, wirklich!',
    'So sagte er: „Das passt.“',
    'eins zwei drei vier fünf sechs sieben acht neun',
  ])('is %j', (text) => {
    expect(isSentence(text)).toBe(true);
  });

  test.each([
    'Eiche massiv, geölt',
    'ca. 20 Std.',
    'Lieferung inkl. Montage',
    'Mo.',
    'Wow!',
    'LED fest verbaut',
    'Bouclé cremeweiß 42.000 Scheuertouren',
    'eins zwei drei vier fünf sechs sieben acht',
    '',
  ])('is not %j', (text) => {
    expect(isSentence(text)).toBe(false);
  });
});

describe('a pasted text', () => {
  test('has one value per line, with any line ending', () => {
    expect(linesOf(' Rot \r\n\n\tBlau\rGelb\n')).toEqual(['Rot', 'Blau', 'Gelb']);
  });

  test('is checked name by name, against existing ones and earlier ones in the list', () => {
    const taken = new Map([[spellingKey('Grün'), 'Grün']]);
    const names = ['Rot', 'GRUEN', ' rot', 'Das ist ein ganzer Satz.', 'x'.repeat(256)];
    expect(judgePasted(names, taken)).toEqual([
      { name: 'Rot', state: 'new' },
      { name: 'GRUEN', state: 'duplicate', double: 'Grün' },
      { name: 'rot', state: 'duplicate', double: 'Rot' },
      { name: 'Das ist ein ganzer Satz.', state: 'refused', rule: 'rules.sentence' },
      { name: 'x'.repeat(256), state: 'refused', rule: 'rules.maxLength', limit: 255 },
    ]);
  });
});
