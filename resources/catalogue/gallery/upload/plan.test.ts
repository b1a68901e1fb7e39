import { describe, expect, it } from 'vitest';
import { changePlan, type PlannedPicture, shownOf, summaryOf } from './plan.ts';

const variation = { id: '7', name: 'Tisch', sku: 'EK-180' };

const planned = (key: string, values: Partial<PlannedPicture> = {}): PlannedPicture => ({
  key,
  file: new File([], `${key}.jpg`),
  sku: '',
  variation: null,
  matching: 'running',
  progress: { state: 'planned' },
  ...values,
});

const answers = (sku: string, found: typeof variation | null) =>
  new Map([['a', { sku, match: { name: 'a.jpg', imageCount: 0, variation: found } }]]);

describe('a plan', () => {
  it('adopts the found product, with its number as stored', () => {
    const plan = [planned('a'), planned('b')];
    const [found, other] = changePlan(plan, {
      type: 'matched',
      answers: answers('', variation),
    });
    expect(found).toMatchObject({ sku: 'EK-180', variation, matching: 'done' });
    expect(other).toBe(plan[1]);
  });

  it('keeps a number no product has, to be corrected', () => {
    const plan = changePlan([planned('a', { variation, sku: 'EK-180' })], {
      type: 'name',
      key: 'a',
      sku: 'EK-180-999',
    });
    expect(plan[0]).toMatchObject({ sku: 'EK-180-999', variation: null, matching: 'running' });
    // an entered number is not a file name and must match exactly; another product has its prefix
    for (const found of [null, variation]) {
      const [answered] = changePlan(plan, {
        type: 'matched',
        answers: answers('EK-180-999', found),
      });
      expect(answered).toMatchObject({ sku: 'EK-180-999', variation: null, matching: 'done' });
    }
    const [meant] = changePlan([planned('a', { sku: 'ek-180' })], {
      type: 'matched',
      answers: answers('ek-180', variation),
    });
    expect(meant).toMatchObject({ sku: 'EK-180', variation });
  });

  it('ignores an answer for a number that has changed', () => {
    const plan = changePlan([planned('a', { sku: 'EK-180' })], {
      type: 'name',
      key: 'a',
      sku: 'EK-200',
    });
    const later = changePlan(plan, { type: 'matched', answers: answers('EK-180', variation) });
    expect(later).toEqual(plan);
  });

  it('remembers failed lookups until they are repeated', () => {
    const answered = new Map([['a', { sku: '', match: null }]]);
    const plan = changePlan([planned('a')], { type: 'matched', answers: answered });
    expect(summaryOf(plan)).toMatchObject({ unchecked: 1, matched: 0, unmatched: 0 });
    const asked = changePlan(plan, { type: 'ask', keys: ['a'] });
    expect(asked[0]?.matching).toBe('running');
  });

  it('requests nothing for a deleted number', () => {
    const [emptied] = changePlan([planned('a', { variation, sku: 'EK-180' })], {
      type: 'name',
      key: 'a',
      sku: '',
    });
    expect(emptied).toMatchObject({ variation: null, matching: 'done' });
  });

  it('is summed up', () => {
    const failure = { message: 'error.IMAGE_DAMAGED' };
    const plan = [
      planned('a', { variation, progress: { state: 'done', isKnown: false } }),
      planned('b', { matching: 'done', progress: { state: 'failed', failure } }),
      planned('c', { variation, progress: { state: 'stored' } }),
      planned('d', { matching: 'done' }),
    ];
    expect(summaryOf(plan)).toEqual({
      count: 4,
      matched: 2,
      unmatched: 2,
      unchecked: 0,
      done: 1,
      failed: 1,
      stored: 1,
      open: 2,
    });
  });

  it('is filtered to the pictures that need attention', () => {
    const matched = planned('a', { variation });
    const failure = { message: 'error.IMAGE_DAMAGED' };
    const failed = planned('b', { variation, progress: { state: 'failed', failure } });
    const loose = planned('c', { matching: 'done' });
    const plan = [matched, failed, loose];
    expect(shownOf(plan, 'unmatched')).toEqual([loose]);
    expect(shownOf(plan, 'failed')).toEqual([failed]);
    expect(shownOf(plan, 'count')).toEqual(plan);
  });
});
