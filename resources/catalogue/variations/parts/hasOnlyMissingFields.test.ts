import { describe, expect, it } from 'vitest';
import { hasOnlyMissingFields } from './hasOnlyMissingFields.ts';

const missing = { message: 'rules.required', type: 'manual' };

describe('a draft may lack', () => {
  it('tags and values of its family, also as the first variation of a product', () => {
    expect(hasOnlyMissingFields({ tags: missing, inputs: { '1-2': missing } })).toBe(true);
    expect(hasOnlyMissingFields({ variations: [{ tags: missing }] })).toBe(true);
  });

  it('must have a name and a price, and no invalid value', () => {
    expect(hasOnlyMissingFields({ name: missing, tags: missing })).toBe(false);
    expect(hasOnlyMissingFields({ variations: [{ price: missing }] })).toBe(false);
    expect(hasOnlyMissingFields({ inputs: { '1-2': { message: 'rules.decimal' } } })).toBe(false);
    expect(hasOnlyMissingFields({})).toBe(false);
  });
});
