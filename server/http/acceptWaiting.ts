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

/** A turn this short, in milliseconds, leaves hardly time for a connection to arrive unnoticed. */
const shortTurnMs = 0.05;
const longestMs = 1_000;

/**
 * Accepts the last connections before the port is closed, which resets those that still wait. Ends after a short turn
 * without a connection: during a longer one, which serves requests, others may have arrived.
 */
export const acceptLast = async (server: Server): Promise<void> => {
  const count = countOf(server);
  const deadline = performance.now() + longestMs;
  for (let isQuiet = false; !isQuiet && performance.now() < deadline; ) {
    const [before, begun] = [count.accepted, performance.now()];
    await nextTurn();
    isQuiet = count.accepted === before && performance.now() - begun < shortTurnMs;
  }
};
