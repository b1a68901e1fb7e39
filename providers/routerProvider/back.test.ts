import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBack, encodeBack } from './back.ts';

describe('the back parameter', () => {
  it('replaces & by AND', () => {
    expect(encodeBack('?name=sofa&status=2&page=3')).toBe('name=sofaANDstatus=2ANDpage=3');
  });

  it('keeps an AND inside a value', () => {
    const search = `?${new URLSearchParams({ name: 'SAND AND ANDERS & Co', status: '1' })}`;
    expect(encodeBack(search).split('AND')).toHaveLength(2);
    expect(decodeBack(encodeBack(search))).toBe(search);
  });

  it('knows an AND from an escape that ends in A', () => {
    const search = `?${new URLSearchParams({ name: ':ND', status: '1' })}`;
    expect(search).toBe('?name=%3AND&status=1');
    expect(encodeBack(search).split('AND')).toHaveLength(2);
    expect(decodeBack(encodeBack(search))).toBe(search);
  });

  it('is empty without a query', () => {
    expect(encodeBack('')).toBe('');
    expect(decodeBack(null)).toBe('');
    expect(decodeBack('')).toBe('');
  });

  it('restores any query', () => {
    const parameters = fc.dictionary(fc.string({ minLength: 1 }), fc.string());
    fc.assert(
      fc.property(parameters, (values) => {
        const text = new URLSearchParams(values).toString();
        const search = text && `?${text}`;
        expect(decodeBack(encodeBack(search))).toBe(search);
      }),
    );
  });
});
