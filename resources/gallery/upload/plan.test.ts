import { describe, expect, it } from 'vitest';
import { changePlan, type PlannedPicture, shownOf, summaryOf } from './plan.ts';

const variation = { id: '7', name: 'Tisch', sku: 'EK-180' };

const planned = (key: string, values: Partial<PlannedPicture> = {}): PlannedPicture => ({
  key,
  file: new File([], `${key}.jpg`),
  sku: '',
  variation: null,
  isMatching: true,
  progress: { state: 'planned' },
  ...values,
});

describe('a plan', () => {
  it('takes the product that was found, with its number as it is written there', () => {
    const plan = [planned('a'), planned('b')];
    const match = { name: 'a.jpg', imageCount: 2, variation };
    const matches = new Map([['a', match]]);
    const [found, other] = changePlan(plan, { type: 'matched', matches });
    expect(found).toMatchObject({ sku: 'EK-180', variation, isMatching: false });
    expect(other).toBe(plan[1]);
  });

  it('keeps a number that no product has, to be mended', () => {
    const plan = changePlan([planned('a', { variation, sku: 'EK-180' })], {
      type: 'name',
      key: 'a',
      sku: 'EK-999',
    });
    expect(plan[0]).toMatchObject({ sku: 'EK-999', variation: null, isMatching: true });
    const none = { name: 'EK-999.jpg', imageCount: 0, variation: null };
    const [answered] = changePlan(plan, { type: 'matched', matches: new Map([['a', none]]) });
    expect(answered).toMatchObject({ sku: 'EK-999', variation: null, isMatching: false });
  });

  it('asks nothing for a number that was taken away', () => {
    const [emptied] = changePlan([planned('a', { variation, sku: 'EK-180' })], {
      type: 'name',
      key: 'a',
      sku: '',
    });
    expect(emptied).toMatchObject({ variation: null, isMatching: false });
  });

  it('is summed up', () => {
    const failure = { message: 'error.IMAGE_DAMAGED' };
    const plan = [
      planned('a', { variation, progress: { state: 'done' } }),
      planned('b', { progress: { state: 'failed', failure } }),
      planned('c', { variation, progress: { state: 'stored' } }),
      planned('d'),
    ];
    expect(summaryOf(plan)).toEqual({
      count: 4,
      matched: 2,
      unmatched: 2,
      done: 1,
      failed: 1,
      stored: 1,
      open: 2,
    });
  });

  it('is narrowed to what somebody has to look at', () => {
    const matched = planned('a', { variation });
    const failure = { message: 'error.IMAGE_DAMAGED' };
    const failed = planned('b', { variation, progress: { state: 'failed', failure } });
    const loose = planned('c');
    const plan = [matched, failed, loose];
    expect(shownOf(plan, 'unmatched')).toEqual([loose]);
    expect(shownOf(plan, 'failed')).toEqual([failed]);
    expect(shownOf(plan, 'count')).toEqual(plan);
  });
});
