import { once } from 'node:events';
import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptLast } from './acceptWaiting.ts';

/** Servers that close each connection after its next answer. */
const draining = new WeakSet<Server>();

export const isDraining = (server: Server): boolean => draining.has(server);

/**
 * Stops accepting connections and closes existing ones after their answers. Requests on kept-alive
 * connections are still served until `graceMs` is over, because their senders could not know. Waits
 * for all running requests.
 */
export const drain = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  draining.add(server);
  // closing the port would reset connections waiting to be accepted and lose their requests
  await acceptLast(server);
  const closed = once(server, 'close');
  // Node's own http close would cut kept-alive connections immediately
  net.Server.prototype.close.call(server);
  await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
  // a connection in the middle of a long answer may stay open after it
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(timer);
};
