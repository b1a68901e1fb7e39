/**
 * Sends requests in a separate process, so that the server is what is measured, over plain sockets,
 * which cost a fraction of Node's own client. Takes a {@link Load} as its argument and prints a
 * {@link Measured}.
 */
import net from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** @import { Load, Measured } from './load.ts' */

/** @type {Load} */
const load = JSON.parse(process.argv[2]);
const { port, token, query, ms, firstMs = 0, loops, perSecond = 0, connections } = load;

const body = JSON.stringify({ query });
const request = Buffer.from(
  [
    'POST /graphql HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    `authorization: Bearer ${token}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...(connections === 'new' ? ['connection: close'] : []),
    '',
    body,
  ].join('\r\n'),
);

/** Connections a proxy keeps; further requests wait in it. */
const mostKept = 256;

let open = 0;
let broken = 0;
let other = 0;
let withoutRetryAfter = 0;
/** @type {number[]} */
const served = [];
/** @type {number[]} */
const refused = [];
/** @type {net.Socket[]} */
const idle = [];
/** @type {(() => void)[]} */
const waiting = [];

/** @param {number} status @param {number} start */
const note = (status, start) => {
  const times = { 200: served, 503: refused }[status];
  if (!times) other += 1;
  else if (start > measuredFrom) times.push(performance.now() - start);
};

/** @returns {Promise<void>} */
const ask = () =>
  new Promise((resolve) => {
    const start = performance.now();
    const begin = () => send(start, resolve);
    if (connections === 'kept' && idle.length === 0 && open >= mostKept) waiting.push(begin);
    else begin();
  });

/** @param {number} start @param {() => void} done */
const send = (start, done) => {
  const socket = idle.pop() ?? connect();
  let missing = -1;
  let status = 0;
  const onData = (/** @type {Buffer} */ chunk) => {
    if (missing < 0) {
      const end = chunk.indexOf('\r\n\r\n');
      const head = chunk.toString('latin1', 0, end).toLowerCase();
      status = Number(head.slice(9, 12));
      missing = end + 4 + Number(/content-length: (\d+)/.exec(head)?.[1]);
      if (status === 503 && !head.includes('\nretry-after: 1\r')) withoutRetryAfter += 1;
    }
    missing -= chunk.length;
    if (missing === 0) over(true);
  };
  const onClose = () => over(false);
  const over = (/** @type {boolean} */ isWhole) => {
    socket.off('data', onData).off('close', onClose);
    if (isWhole) note(status, start);
    else broken += 1;
    if (connections === 'kept' && isWhole) idle.push(socket);
    else socket.destroy();
    waiting.shift()?.();
    done();
  };
  socket.on('data', onData).on('close', onClose).write(request);
};

const connect = () => {
  open += 1;
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  return socket
    .on('error', () => undefined)
    .on('close', () => {
      open -= 1;
    });
};

const inLoops = async () => {
  const end = measuredFrom + ms;
  const loop = async () => {
    while (performance.now() < end) await ask();
  };
  await Promise.all(Array.from({ length: loops ?? 0 }, loop));
};

/** At a fixed rate, whether or not earlier requests were answered. */
const atRate = async () => {
  const all = [];
  const start = performance.now();
  for (let passed = 0; passed < firstMs + ms; passed = performance.now() - start) {
    while (all.length < (passed / 1000) * perSecond) all.push(ask());
    await sleep(1);
  }
  await Promise.all(all);
};

/** @param {number[]} times @returns {Measured['served']} */
const summary = (times) => {
  const sorted = times.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 };
};

const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
const measuredFrom = performance.now() + firstMs;
await (loops ? inLoops() : atRate());
/** @type {Measured} */
const measured = {
  served: summary(served),
  refused: summary(refused),
  other,
  broken,
  withoutRetryAfter,
  ownLagP95: lag.percentile(95) / 1e6 - 5,
};
process.stdout.write(JSON.stringify(measured), () => process.exit(0));
