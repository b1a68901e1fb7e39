import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { orderLinesStatusInput } from './orderState.ts';
import { carrierNameOf, isUnusualNumber, parcelInput, trackingUrlOf } from './parcel.ts';

const parcel = (given: object) => ({
  ...{ carrier: 'dhl', carrierName: '', number: '', link: '' },
  ...given,
});

describe('the tracking of a parcel', () => {
  test.each([
    ['dhl', '0034 0434 1610 9400 0000', 'piececode=00340434161094000000'],
    ['dpd', '01234567890123', 'https://tracking.dpd.de/status/de_DE/parcel/01234567890123'],
    ['gls', '12345678901', 'match=12345678901'],
    ['hermes', '12345678901234', '#12345678901234'],
    ['ups', '1z999aa10123456784', 'tracknum=1Z999AA10123456784'],
  ])('%s %s', (carrier, number, end) => {
    const url = trackingUrlOf(parcel({ carrier, number }));
    expect(url?.endsWith(end)).toBe(true);
    expect(url?.startsWith('https://')).toBe(true);
    expect(isUnusualNumber(carrier, number)).toBe(false);
  });

  test('needs a number or an own link', () => {
    expect(trackingUrlOf(parcel({}))).toBeNull();
    expect(trackingUrlOf(parcel({ carrier: 'freight', number: 'S-1' }))).toBeNull();
    const link = 'https://spedition.example/s/1';
    expect(trackingUrlOf(parcel({ carrier: 'freight', number: 'S-1', link }))).toBe(link);
  });

  test('hostile text stays within the address', () => {
    const url = trackingUrlOf(parcel({ number: '"><script>&x=1' })) ?? '';
    expect(new URL(url).searchParams.get('piececode')).toBe('"><SCRIPT>&X=1');
  });

  test.each([
    ['dhl', 'ABC'],
    ['dpd', '123'],
    ['gls', '1'],
    ['hermes', 'X1'],
    ['ups', '1Z12'],
  ])('%s: %s is unusual, and accepted', (carrier, number) => {
    expect(isUnusualNumber(carrier, number)).toBe(true);
    expect(check(parcelInput, { carrier, number }).ok).toBe(true);
  });

  test('of other carriers no number is unusual', () => {
    expect(isUnusualNumber('freight', 'x')).toBe(false);
    expect(isUnusualNumber('dhl', '')).toBe(false);
  });
});

describe('a parcel', () => {
  test.each([
    [{ carrier: 'post' }, 'carrier'],
    [{ carrier: 'freight' }, 'carrierName'],
    [{ carrier: 'other', carrierName: 'A', link: 'javascript:alert(1)' }, 'link'],
    [{ carrier: 'dhl', quantity: 0 }, 'quantity'],
  ])('%o is rejected', (given, field) => {
    const result = check(parcelInput, given);
    expect(result.ok ? [] : Object.keys(result.violations)).toEqual([field]);
  });

  test('of a known carrier has neither name nor link of its own', () => {
    const given = { carrier: 'dhl', carrierName: 'X', link: 'https://x.example', number: '1' };
    expect(check(parcelInput, given)).toMatchObject({
      ok: true,
      value: { carrierName: '', link: '', quantity: null },
    });
    expect(carrierNameOf({ carrier: 'ups', carrierName: '' })).toBe('UPS');
    expect(carrierNameOf({ carrier: 'other', carrierName: '' })).toBe('');
  });

  test('of several lines has neither id nor quantity', () => {
    const input = (more: object) => ({ ids: ['1', '2'], status: 'shipped', ...more });
    const ok = (more: object) => check(orderLinesStatusInput, input(more)).ok;
    expect(ok({ parcels: [{ carrier: 'dhl' }] })).toBe(true);
    expect(ok({ parcels: [{ carrier: 'dhl', quantity: 1 }] })).toBe(false);
    expect(ok({ parcels: [{ carrier: 'dhl', id: '1' }] })).toBe(false);
    expect(ok({ removedParcelIds: ['1'] })).toBe(false);
  });
});
