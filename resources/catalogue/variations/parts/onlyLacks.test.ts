import { describe, expect, it } from 'vitest';
import { onlyLacks } from './onlyLacks.ts';

const missing = { message: 'rules.required', type: 'manual' };

describe('a draft may lack', () => {
  it('tags and values of its family, also as the first variation of a product', () => {
    expect(onlyLacks({ tags: missing, inputs: { '1-2': missing } })).toBe(true);
    expect(onlyLacks({ variations: [{ tags: missing }] })).toBe(true);
  });

  it('neither its name nor a price, and no value may be wrong', () => {
    expect(onlyLacks({ name: missing, tags: missing })).toBe(false);
    expect(onlyLacks({ variations: [{ price: missing }] })).toBe(false);
    expect(onlyLacks({ inputs: { '1-2': { message: 'rules.decimal' } } })).toBe(false);
    expect(onlyLacks({})).toBe(false);
  });
});
