import { describe, expect, it } from 'vitest';
import type {
  FieldGroup,
  ProductField,
} from '#resources/catalogue/variations/parts/productFamily.ts';
import { targetsOf, valueFor } from './targets.ts';

const field = (name: string, values: Partial<ProductField> = {}): ProductField => ({
  group_id: '1',
  attr_id: name,
  source: `inputs.1-${name}`,
  name,
  unit: '',
  type: 'text',
  is_required: false,
  is_configurable: false,
  is_dropdown: false,
  mayChange: true,
  options: [],
  ...values,
});
const group = (name: string, ...fields: ProductField[]): FieldGroup => ({ id: name, name, fields });
const option = (name: string) => ({ id: name, name, switchType: null, value: null });

describe('the description', () => {
  const short = field('Kurzbeschreibung');
  const long = field('Beschreibung', { type: 'textarea' });

  it('is the attribute of that name in the group Produktbeschreibung', () => {
    const elsewhere = group('Pflege', field('Beschreibung', { attr_id: 'x' }));
    const groups = [elsewhere, group('Produktbeschreibung', short, long)];
    expect(targetsOf(groups).description).toBe(long);
  });

  it('replaces the first long text if there is no such field, otherwise the first text', () => {
    const text = field('Text', { type: 'textarea' });
    expect(targetsOf([group('produktbeschreibung ', short, text)]).description).toBe(text);
    expect(targetsOf([group('Produktbeschreibung', short)]).description).toBe(short);
  });

  it('is nowhere without that group, or if it is read-only', () => {
    expect(targetsOf([group('Text', long)]).description).toBeNull();
    const locked = { ...long, mayChange: false };
    expect(targetsOf([group('Produktbeschreibung', locked)]).description).toBeNull();
  });
});

describe('other fields', () => {
  it('are found by their names, in both languages', () => {
    const material = field('Material');
    const colour = field(' Colour');
    const { materialType, color, pattern } = targetsOf([group('A', material), group('B', colour)]);
    expect([materialType, color, pattern]).toEqual([material, colour, null]);
  });

  it('do not include those that distinguish the variation', () => {
    const made = field('Farbe', { type: 'select', is_configurable: true });
    expect(targetsOf([group('Varianten', made)]).color).toBeNull();
  });
});

describe('a suggestion', () => {
  it('is one line if the field has one', () => {
    expect(valueFor(field('Material'), 'Eiche,\nWolle')).toBe('Eiche, Wolle');
    expect(valueFor(field('Text', { type: 'textarea' }), 'a\nb')).toBe('a\nb');
  });

  it('for a select is one of its options, in that option’s spelling', () => {
    const colour = field('Farbe', { type: 'select', options: [option('Creme'), option('Salbei')] });
    expect(valueFor(colour, 'salbei, Beige')).toBe('Salbei');
    expect(valueFor(colour, 'Beige')).toBeNull();
  });
});
