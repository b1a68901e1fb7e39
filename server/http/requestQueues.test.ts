import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createRequestQueues, inApiQueue, inShopQueue, requestQueueOf } from './requestQueues.ts';

const change = {
  query: 'mutation Save($input: TagInput!) { createTag(input: $input) { status } }',
};
const read = { query: '{ tags { data { total } } }' };

/** Work that goes on until the test ends it. */
const heldWork = () => {
  const ends: (() => void)[] = [];
  return {
    ends,
    waiting: () => new Promise<void>((resolve) => ends.push(resolve)),
    /** Ends the work of these calls, also what begins meanwhile. */
    endAll: async (calls: readonly Promise<void>[]) => {
      let isOver = false;
      const over = Promise.all(calls).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        for (const end of ends.splice(0)) end();
        await new Promise(setImmediate);
      }
      await over;
    },
  };
};

test('calls that change data and wait leave room for those that read', async () => {
  const queues = createRequestQueues(createServer(), 10);
  const { ends, waiting, endAll } = heldWork();
  const changes = Array.from({ length: 40 }, () => inApiQueue(queues, change, waiting));
  const answers = Array.from({ length: 4 }, () => inApiQueue(queues, read, async () => 'rows'));
  expect(await Promise.all(answers)).toEqual(['rows', 'rows', 'rows', 'rows']);
  expect(ends).toHaveLength(4);
  await endAll(changes);
});

test('calls of shops that wait leave room for those of the application', async () => {
  const queues = createRequestQueues(createServer(), 10);
  const { ends, waiting, endAll } = heldWork();
  const ofShops = Array.from({ length: 40 }, () => inShopQueue(queues, read, waiting));
  expect(await inApiQueue(queues, read, async () => 'rows')).toBe('rows');
  expect(await inApiQueue(queues, change, async () => 'saved')).toBe('saved');
  expect(ends).toHaveLength(4);
  await endAll(ofShops);
});

test('an overload of one address refuses its own calls', () => {
  const queues = createRequestQueues(createServer(), 10);
  expect(requestQueueOf(queues, '/shop/graphql')).toBe(queues.shops);
  expect(requestQueueOf(queues, '/graphql')).toBe(queues.api);
});

test.each([undefined, null, 'text', { query: 7 }, {}])(
  'a body of any shape passes: %j',
  async (body) => {
    const queues = createRequestQueues(createServer(), 10);
    expect(await inApiQueue(queues, body, async () => 'in')).toBe('in');
  },
);
