import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const counts = new WeakMap<Server, { accepted: number }>();

/** How many connections the server has accepted since the first call. */
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
 * Accepts waiting connections, `most` at most. Node accepts one connection per turn of its event
 * loop; while each turn is busy with current requests, new connections would wait for seconds.
 */
export const acceptWaiting = async (server: Server, most: number): Promise<void> => {
  const count = countOf(server);
  await nextTurn();
  for (let n = 0, before = -1; n < most && before !== count.accepted; n += 1) {
    before = count.accepted;
    await nextTurn();
  }
};
