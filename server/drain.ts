import { once } from 'node:events';
import type { Server } from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Servers that end each connection with its next answer. */
const draining = new WeakSet<Server>();

export const isDraining = (server: Server): boolean => draining.has(server);

/**
 * Takes no new connection, and ends those there are once they have answered: until `graceMs` are over
 * a request that comes by a kept one is still done, since whoever sent it could not know. Waits for
 * all that is under way.
 */
export const drain = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  draining.add(server);
  await acceptWaiting(server);
  const closed = once(server, 'close');
  // Node's own close for http would cut off kept connections at once
  net.Server.prototype.close.call(server);
  await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
  // one that was in the middle of a long answer may be kept after it
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(timer);
};

const mostAccepted = 256;

/**
 * Accepts who has connected already: with the port the system would reset those connections, and what was
 * sent by them is lost. Node accepts one in each turn of its loop.
 */
const acceptWaiting = async (server: Server): Promise<void> => {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  await nextTurn();
  for (let n = 0, before = -1; n < mostAccepted && before !== accepted; n += 1) {
    before = accepted;
    await nextTurn();
  }
  server.off('connection', count);
};
