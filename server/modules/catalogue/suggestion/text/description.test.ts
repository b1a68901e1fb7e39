import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#server/demo/catalogue.ts';
import type { KnownProduct } from '#server/modules/catalogue/suggestion/product.ts';
import { describeProduct } from '#server/modules/catalogue/suggestion/words.ts';

const sofa: KnownProduct = {
  name: 'Sofa Odin',
  brand: 'Polsterei Ahrensmoor GmbH',
  isSample: false,
  categories: ['Sofas'],
  combination: [
    { name: 'Bezugsstoff', value: 'Samt petrol' },
    { name: 'Gestell', value: 'Eiche natur' },
  ],
  values: [
    { name: 'Breite', value: '218.5' },
    { name: 'Höhe', value: '82' },
    { name: 'Tiefe', value: '92' },
    { name: 'Gewicht', value: '68' },
    { name: 'Sitzhöhe', value: '44' },
    { name: 'Material', value: 'Bezug Samt petrol, Gestell aus Buche' },
    { name: 'Pflegehinweis', value: 'Regelmäßig absaugen' },
  ],
};

const described = (product: KnownProduct, language: 'de' | 'en' = 'de') =>
  describeProduct(null, product, language).texts.description;

describe('a description', () => {
  test('puts known facts into sentences', () => {
    const text = described(sofa);
    expect(text).toContain('as Sofa Odin');
    expect(text).toContain('mit Bezug in Samt petrol und Gestell in Eiche natur');
    expect(text).toContain('218,5 cm breit, 82 cm hoch und 92 cm tief');
    expect(text).toContain('68 kg');
    expect(text).toContain('Die Sitzhöhe beträgt 44 cm.');
    expect(text).toContain('aterial: Bezug Samt petrol, Gestell aus Buche.');
    expect(text).toMatch(/: Regelmäßig absaugen\.$/);
  });

  test('in English leaves German care advice to the catalogue and quotes German names', () => {
    const text = described(sofa, 'en');
    expect(text).toContain('with a cover in Samt petrol and a frame in Eiche natur');
    expect(text).toContain('218.5 cm wide, 82 cm high and 92 cm deep');
    expect(text).toContain('“Bezug Samt petrol, Gestell aus Buche”');
    expect(text).not.toContain('absaugen');
  });

  test.each([
    ['Esstisch Ammer', /\b[Dd](er|en) Esstisch Ammer/],
    ['Stehleuchte Liv', /\b[Dd]ie Stehleuchte Liv/],
    ['Sofa Odin', /\b[Dd]as Sofa Odin/],
    ['Odin', /(^|kommt |bietet |hat )Odin/],
  ])('of %s has the right article', (name, expected) => {
    const bare = { ...sofa, name, values: [] };
    expect(described(bare)).toMatch(expected);
    expect(described({ ...bare, combination: [] })).toMatch(expected);
  });

  test('names the category if the product’s name does not say what it is', () => {
    expect(described({ ...sofa, name: 'Odin' })).toContain(
      'Zu finden ist das Produkt unter „Sofas“.',
    );
  });

  test('of a sample describes the sample', () => {
    const sample = { ...sofa, isSample: true, values: sofa.values.slice(0, 3) };
    expect(described(sample)).toMatch(/Muster/);
    expect(described(sample)).toContain('Es misst 218,5 × 92 cm.');
    expect(describeProduct(null, sample, 'de').texts.name).toBe('Muster zu Sofa Odin, Samt petrol');
  });

  test('of a thin product gives the lengths of its sides', () => {
    const values = [
      { name: 'Breite', value: '160' },
      { name: 'Höhe', value: '1.2' },
      { name: 'Tiefe', value: '230' },
    ];
    expect(described({ ...sofa, name: 'Wollteppich Nora', values })).toContain(
      'Er misst 160 × 230 cm.',
    );
  });

  test('uses the attributes’ units, and says “length” if there is only one', () => {
    const measured = (...values: [name: string, value: string, unit: string][]) =>
      described({
        ...sofa,
        name: 'Bodenfliese Sund',
        values: values.map(([name, value, unit]) => ({ name, value, unit })),
      });
    const size: [string, string, string][] = [
      ['Breite', '600', 'mm'],
      ['Länge', '1.2', 'm'],
    ];
    expect(measured(...size, ['Stärke', '8', 'mm'])).toContain(
      'Sie misst 600 mm × 1,2 m bei einer Stärke von 8 mm.',
    );
    expect(measured(...size, ['Höhe', '20', 'mm'], ['Gewicht', '900', 'g'])).toContain(
      'Sie misst 600 mm × 1,2 m und wiegt 900 g.',
    );
    expect(measured(...size, ['Höhe', '0,45', 'm'])).toMatch(
      /600 mm breit, 0,45 m hoch und 1,2 m lang\./,
    );
  });

  test('treats a value as text, whatever it looks like', () => {
    expect(described({ ...sofa, name: 'Sofa %{brand} $&' })).toContain('Sofa %{brand} $&');
  });

  test('of nothing known and nothing seen is none', () => {
    expect(describeProduct(null, null, 'de').texts).toEqual({
      name: '',
      description: '',
      materialType: '',
      color: '',
      pattern: '',
    });
  });
});

/** The demo's variations in the form in which the database returns them. */
const demoProducts = (): KnownProduct[] => {
  const { attributes, categories, manufacturers, parents, variations } = demoCatalogue();
  const find = <Entry extends { key: string }>(entries: readonly Entry[], key: string) =>
    entries.find((entry) => entry.key === key);
  return variations.map((variation) => {
    const parent = find(parents, variation.parent);
    const named = (key: string) => find(attributes, key);
    return {
      name: parent?.name ?? '',
      brand: find(manufacturers, parent?.manufacturer ?? '')?.companyName ?? '',
      isSample: variation.sampleOf !== null,
      categories: (parent?.categories ?? []).map((key) => find(categories, key)?.name ?? ''),
      combination: variation.combinations.map(({ attribute, option }) => ({
        name: named(attribute)?.name ?? '',
        value: find(named(attribute)?.options ?? [], option)?.name ?? '',
      })),
      values: variation.values.map(({ attribute, value }) => ({
        name: named(attribute)?.name ?? '',
        value,
        unit: named(attribute)?.unit ?? '',
      })),
    };
  });
};

test.each(['de', 'en'] as const)('reads well for all variations of the demo, %s', (language) => {
  for (const product of demoProducts()) {
    const text = described(product, language);
    expect(text).not.toMatch(/%\{|undefined|NaN| {2}|\.\.|,\.|: \.|\s[.,;]/);
    for (const line of text.split('\n')) expect(line).toMatch(/^[\p{Lu}“„].*[.”“]$/u);
    expect(text).toContain(product.name);
  }
});
