import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createRequestQueues, inApiQueue } from './requestQueues.ts';

const change = {
  query: 'mutation Save($input: TagInput!) { createTag(input: $input) { status } }',
};
const read = { query: '{ tags { data { total } } }' };

test('calls that change data and wait leave room for those that read', async () => {
  const queues = createRequestQueues(createServer(), 10);
  const ends: (() => void)[] = [];
  const waiting = () => new Promise<void>((resolve) => ends.push(resolve));
  const changes = Array.from({ length: 40 }, () => inApiQueue(queues, change, waiting));
  const answers = Array.from({ length: 4 }, () => inApiQueue(queues, read, async () => 'rows'));
  expect(await Promise.all(answers)).toEqual(['rows', 'rows', 'rows', 'rows']);
  expect(ends).toHaveLength(4);
  let isOver = false;
  const over = Promise.all(changes).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
  }
  await over;
});

test.each([undefined, null, 'text', { query: 7 }, {}])(
  'a body of any shape passes: %j',
  async (body) => {
    const queues = createRequestQueues(createServer(), 10);
    expect(await inApiQueue(queues, body, async () => 'in')).toBe('in');
  },
);
