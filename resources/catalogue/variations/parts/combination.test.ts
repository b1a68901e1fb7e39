import { describe, expect, it } from 'vitest';
import { rowsOf, rowsViolation, unusedAttributes } from './combination.ts';

const attributes = [
  { attr_id: '1', name: 'Farbe', options: [{ id: '11', name: 'Sand' }] },
  { attr_id: '2', name: 'Größe', options: [{ id: '21', name: '140' }] },
];
const sand = { attr_id: '1', option_id: '11' };
const wide = { attr_id: '2', option_id: '21' };

describe('the rows of a combination', () => {
  it('start with the edited combination, or with the first free one', () => {
    expect(rowsOf(attributes, [wide], [])).toEqual([wide]);
    expect(rowsOf(attributes, undefined, [])).toEqual([sand, wide]);
    const more = attributes.map((each) => ({
      ...each,
      options: [...each.options, { id: `${each.attr_id}2`, name: 'more' }],
    }));
    const wider = { attr_id: '2', option_id: '22' };
    expect(rowsOf(more, undefined, [[wide, sand]])).toEqual([sand, wider]);
    expect(
      rowsOf(more, undefined, [
        [wide, sand],
        [sand, wider],
      ]),
    ).toEqual([{ attr_id: '1', option_id: '12' }, wide]);
  });

  it('start with each attribute if no combination is free', () => {
    expect(rowsOf(attributes, undefined, [[sand, wide]])).toEqual([
      { attr_id: '1', option_id: '' },
      { attr_id: '2', option_id: '' },
    ]);
  });

  it('can be more while an attribute is unused', () => {
    expect(unusedAttributes(attributes, [wide])).toEqual([attributes[0]]);
    expect(unusedAttributes(attributes, [wide, sand])).toEqual([]);
  });

  it('name each attribute once, with a value', () => {
    expect(rowsViolation(attributes, [sand, sand], [])).toBe('rules.attributeChosenTwice');
    expect(rowsViolation(attributes, [sand], [])).toBe('rules.combinationIncomplete');
    expect(rowsViolation(attributes, [sand, { ...wide, option_id: '' }], [])).toBe(
      'rules.combinationIncomplete',
    );
    expect(rowsViolation(attributes, [sand, wide], [])).toBeNull();
  });

  it('must not belong to another variation, in any order', () => {
    expect(rowsViolation(attributes, [sand, wide], [[wide, sand]])).toBe('rules.variationExists');
    expect(
      rowsViolation(attributes, [sand, wide], [[{ ...wide, option_id: '22' }, sand]]),
    ).toBeNull();
  });
});
