import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a queue runs so many at a time, in the order they came', async () => {
  const inTurn = createQueue(2);
  const gates = [gate(), gate(), gate(), gate()];
  const started: number[] = [];
  const all = gates.map(({ opened }, index) =>
    inTurn(async () => {
      started.push(index);
      await opened;
      return index;
    }),
  );
  await settle();
  expect(started).toEqual([0, 1]);
  gates[1]?.open();
  await settle();
  expect(started).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

test('a task that fails gives its place to the next', async () => {
  const inTurn = createQueue(1);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await inTurn(async () => 'later')).toBe('later');
});
