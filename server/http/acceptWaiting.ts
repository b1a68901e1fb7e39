import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const counts = new WeakMap<Server, { accepted: number }>();

/** How many connections the server has accepted since this was first asked. */
const countOf = (server: Server): { accepted: number } => {
  const known = counts.get(server);
  if (known) return known;
  const count = { accepted: 0 };
  counts.set(server, count);
  server.on('connection', () => {
    count.accepted += 1;
  });
  return count;
};

/**
 * Accepts who is waiting to connect, `most` at most. Node takes one connection in each turn of its
 * loop, and with turns as long as the work of those who are in they would wait for seconds.
 */
export const acceptWaiting = async (server: Server, most: number): Promise<void> => {
  const count = countOf(server);
  await nextTurn();
  for (let n = 0, before = -1; n < most && before !== count.accepted; n += 1) {
    before = count.accepted;
    await nextTurn();
  }
};
