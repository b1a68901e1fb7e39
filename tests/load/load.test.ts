import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Action, type Asked, atRate, byUsers, createLoad, faultsOf } from './load.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('a refusal and an answer after more than three seconds are faults', () => {
  const asked: Asked = { phase: 'beside', release: 'new', what: 'list of products', ms: 3_000 };
  expect(faultsOf([asked, { ...asked, ms: 20 }])).toEqual([]);
  expect(faultsOf([asked, { ...asked, ms: 3_060 }])).toEqual([
    'beside, new release: list of products, after 3.1 s: answered late',
  ]);
  expect(faultsOf([{ ...asked, ms: 20, refusal: 'error.BUSY (503)' }])).toEqual([
    'beside, new release: list of products, after 0.0 s: error.BUSY (503)',
  ]);
});

test('actions are begun in turn at a constant rate, whether or not they end', async () => {
  const begun: string[] = [];
  const action =
    (name: string): Action =>
    (_, turn) => {
      begun.push(`${name} ${turn}`);
      return new Promise(() => undefined);
    };
  createLoad(atRate(250)).join('new', [action('read'), action('save')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toEqual(['read 0', 'save 0', 'read 1', 'save 1']);
});

test('users begin their next action when their own last one has ended', async () => {
  const load = createLoad(byUsers(2));
  const lasts =
    (ms: number): Action =>
    (ask) =>
      ask(`${ms}`, () => after(ms));
  const leave = load.join('new', [lasts(300), lasts(100), lasts(50)]);
  await vi.advanceTimersByTimeAsync(160);
  expect(load.asked.map(({ what }) => what)).toEqual(['100', '50']);
  const left = leave();
  await vi.advanceTimersByTimeAsync(1_000);
  await left;
  expect(load.asked.map(({ what }) => what)).toEqual(['100', '50', '300', '300']);
});

test('a release that leaves the load begins nothing more, and its last actions end', async () => {
  const load = createLoad(atRate(250));
  const leave = load.join('former', [(ask) => ask('list', () => after(2_000))]);
  await vi.advanceTimersByTimeAsync(500);
  const left = leave();
  await vi.advanceTimersByTimeAsync(5_000);
  await left;
  expect(load.asked).toMatchObject([{ ms: 2_000 }, { ms: 2_000 }]);
});

test('a request belongs to the phase in which it was sent; what fails is noted with its reason', async () => {
  const load = createLoad(atRate(250));
  const why = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  const answers: unknown[] = [];
  load.enter('before');
  const leave = load.join('former', [
    async (ask) => {
      answers.push(await ask('list', () => after(400)));
      const fail = () => Promise.reject(why);
      answers.push(await ask('save', fail));
      throw new Error('no record');
    },
  ]);
  await vi.advanceTimersByTimeAsync(300);
  load.enter('upgrade');
  const left = leave();
  await vi.advanceTimersByTimeAsync(400);
  await left;
  const release = 'former';
  expect(load.asked).toEqual([
    { phase: 'before', release, what: 'list', ms: 400 },
    {
      ...{ phase: 'upgrade', release, what: 'save', ms: 0 },
      refusal: 'fetch failed: connect ECONNREFUSED',
    },
    { phase: 'upgrade', release, what: 'an action', ms: 0, refusal: 'no record' },
  ]);
  expect(answers).toEqual([undefined, undefined]);
});
