import { describe, expect, test } from 'vitest';
import {
  combinationCount,
  combinationKey,
  combinationViolation,
  inOrderOf,
} from './combination.ts';
import { combinationAt, namesBy, sumOf, unknownPlaceholders } from './generation.ts';
import { generatedViolation, generationInput } from './rules/catalogue/generation.ts';
import { productCreateInput, productUpdateInput } from './rules/catalogue/parent.ts';
import { check } from './rules/platform/check.ts';

const attributes = [
  { attr_id: '1', options: ['11', '12'] },
  { attr_id: '2', options: ['5', '6', '107'] },
];

describe('combinations', () => {
  test('are counted, even if there are too many to list', () => {
    expect(combinationCount([])).toBe(0);
    expect(combinationCount(attributes)).toBe(6);
    const ten = { options: Array.from({ length: 10 }, (_, n) => String(n)) };
    expect(combinationCount(Array.from({ length: 7 }, () => ten))).toBe(10_000_000);
  });

  test('have places, each one once', () => {
    const keys = Array.from({ length: 6 }, (_, place) =>
      combinationAt(attributes, place)
        .map(({ option_id }) => option_id)
        .join('/'),
    );
    expect(keys).toEqual(['11/5', '11/6', '11/107', '12/5', '12/6', '12/107']);
  });

  test('have the same key whatever the order of their options', () => {
    expect(combinationKey(['107', '12'])).toBe('12,107');
    expect(combinationKey(['12', '107'])).toBe('12,107');
  });

  test('have one option of each attribute of the product', () => {
    const choices = (...pairs: [string, string][]) =>
      pairs.map(([attr_id, option_id]) => ({ attr_id, option_id }));
    expect(combinationViolation(attributes, choices(['2', '5'], ['1', '11']))).toBeNull();
    expect(inOrderOf(attributes, choices(['2', '5'], ['1', '11']))).toEqual(
      choices(['1', '11'], ['2', '5']),
    );
    expect(combinationViolation(attributes, choices(['1', '11']))).toBe(
      'rules.combinationIncomplete',
    );
    expect(combinationViolation(attributes, choices(['1', '5'], ['2', '5']))).toBe(
      'rules.notOfProduct',
    );
    expect(combinationViolation(attributes, choices(['1', '11'], ['2', '5'], ['3', '1']))).toBe(
      'rules.notOfProduct',
    );
    expect(combinationViolation([], choices(['1', '11']))).toBe('rules.noCombination');
    expect(combinationViolation([], [])).toBeNull();
  });
});

describe('patterns', () => {
  const subject = {
    product: 'Tisch „Öland“',
    number: 7,
    options: [
      { attribute: 'holz', name: 'Eiche geölt' },
      { attribute: 'groesse', name: '90 × 200' },
    ],
  };

  test('are converted to a name, a slug and an article number', () => {
    expect(
      namesBy(
        { name: '{product}, {options}', slug: '{product}-{options}', sku: 'T{number}-{holz}' },
        subject,
      ),
    ).toEqual({
      name: 'Tisch „Öland“, Eiche geölt, 90 × 200',
      slug: 'tisch-oeland-eiche-geoelt-90-x-200',
      sku: 'T7-EICHE-GEOELT',
    });
  });

  test('keep a name’s text in curly brackets', () => {
    const odd = { ...subject, product: '{number}' };
    expect(namesBy({ name: '{product}', slug: 'x', sku: 'x' }, odd).name).toBe('{number}');
  });

  test('report placeholders that stand for nothing', () => {
    expect(unknownPlaceholders('{product} {options} {number} {holz}', ['holz'])).toEqual([]);
    expect(unknownPlaceholders('{Holz} {}', ['holz'])).toEqual(['Holz', '']);
  });
});

describe('prices', () => {
  test('add up exactly', () => {
    expect(sumOf(['0.1', '0.2'])).toBe('0.30');
    expect(sumOf(['9999999999.99', '-0.01', '0'])).toBe('9999999999.98');
    expect(sumOf(['1', '-1.05'])).toBe('-0.05');
    expect(sumOf(['1.50', '-1.5'])).toBe('0.00');
  });

  test('are never negative or too large, and every variation has a name', () => {
    const good = { name: 'a', slug: 'a', sku: 'a', price: '0.00' };
    expect(generatedViolation(good)).toBeNull();
    expect(generatedViolation({ ...good, price: '-0.01' })).toBe('rules.priceBelowZero');
    expect(generatedViolation({ ...good, price: '10000000000.00' })).toBe('rules.priceTooLarge');
    expect(generatedViolation({ ...good, name: ' ' })).toBe('rules.generatedName');
    expect(generatedViolation({ ...good, slug: '' })).toBe('rules.generatedSlug');
    expect(generatedViolation({ ...good, sku: 'a b' })).toBe('rules.generatedSku');
  });
});

const violations = (...[rules, value]: Parameters<typeof check>) => {
  const result = check(rules, value);
  return result.ok ? {} : result.violations;
};

describe('a product', () => {
  const product = {
    name: 'Tisch',
    slug: 'tisch',
    status: '2',
    type: '2',
    family_id: '1',
    categories: ['1'],
    main_category_id: '1',
    attributes,
  };
  const variation = { name: 'a', slug: 'a', sku: 'a', price: '1', tags: ['1'] };

  test('reports everything that is missing at once', () => {
    expect(Object.keys(violations(productUpdateInput, {})).sort()).toEqual([
      'categories',
      'family_id',
      'main_category_id',
      'name',
      'slug',
      'status',
      'type',
    ]);
    expect(violations(productUpdateInput, { ...product, categories: [] })).toEqual({
      categories: { rule: 'rules.required' },
    });
  });

  test('differs by attributes if it is configurable, and only then', () => {
    expect(violations(productUpdateInput, product)).toEqual({});
    expect(violations(productUpdateInput, { ...product, attributes: [] })).toEqual({
      attributes: { rule: 'rules.required' },
    });
    expect(violations(productUpdateInput, { ...product, type: '1' })).toEqual({
      attributes: { rule: 'rules.noCombination' },
    });
  });

  test('has each attribute once, with an option', () => {
    const twice = [...attributes, { attr_id: '1', options: ['13'] }];
    expect(violations(productUpdateInput, { ...product, attributes: twice })).toEqual({
      attributes: { rule: 'rules.attributeChosenTwice' },
    });
    const empty = [{ attr_id: '1', options: [] }];
    expect(violations(productUpdateInput, { ...product, attributes: empty })).toEqual({
      attributes: { rule: 'rules.optionRequired' },
    });
  });

  test('starts with distinct variations of its own; a simple one starts with exactly one', () => {
    const combinations = [
      { attr_id: '1', option_id: '11' },
      { attr_id: '2', option_id: '5' },
    ];
    const begin = (variations: object[], values = {}) =>
      violations(productCreateInput, { ...product, variations, ...values });
    expect(begin([])).toEqual({});
    expect(begin([{ ...variation, combinations }])).toEqual({});
    expect(begin([{ ...variation, combinations: combinations.slice(1) }])).toEqual({
      variations: { rule: 'rules.notOfProduct' },
    });
    expect(
      begin([
        { ...variation, combinations },
        { ...variation, combinations: combinations.toReversed() },
      ]),
    ).toEqual({ variations: { rule: 'rules.variationExists' } });
    const simple = { type: '1', attributes: [] };
    expect(begin([variation], simple)).toEqual({});
    for (const variations of [[], [variation, variation]]) {
      expect(begin(variations, simple)).toMatchObject({
        variations: { rule: 'rules.oneVariation' },
      });
    }
    expect(begin([{ ...variation, tags: [] }], simple)).toEqual({
      variations: { rule: 'rules.required' },
    });
  });
});

describe('a generation', () => {
  const generation = {
    ...{ parent_id: '1', attributes, name: '{product}', slug: '{options}', sku: '{number}' },
    price: '10',
    surcharges: [{ option_id: '11', amount: '-2.5' }],
  };

  test('accepts negative amounts, with a point and at most two decimals', () => {
    expect(violations(generationInput, generation)).toEqual({});
    for (const amount of ['1,5', '1.234', '', '--1', '1e3']) {
      const surcharges = [{ option_id: '11', amount }];
      expect(violations(generationInput, { ...generation, surcharges }), amount).toEqual({
        surcharges: { rule: 'rules.amount' },
      });
    }
  });

  test('needs an attribute, and one surcharge of an option', () => {
    expect(violations(generationInput, { ...generation, attributes: [] })).toEqual({
      attributes: { rule: 'rules.required' },
    });
    const surcharges = [
      { option_id: '11', amount: '1' },
      { option_id: '11', amount: '2' },
    ];
    expect(violations(generationInput, { ...generation, surcharges })).toEqual({
      surcharges: { rule: 'rules.surchargeTwice' },
    });
  });
});
