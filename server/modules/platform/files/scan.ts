import { connect, type NetConnectOpts } from 'node:net';
import { DomainError } from '#server/errors/domainError.ts';
import { createRequestQueue } from '#server/http/requestQueue.ts';

/** Whether the content is free of known malware. @throws UNAVAILABLE while nobody can know */
export type Scan = (content: Buffer) => Promise<boolean>;

/** How many documents one process sends to the scanner at once. */
const atOnce = 4;
/** How long the scanner may take for a document, in milliseconds. */
const patienceMs = 10_000;

/**
 * A scan by ClamAV's daemon (`INSTREAM` of clamd's protocol). A document that it does not answer for
 * in time is refused rather than accepted; others wait at most two seconds for a slow scanner.
 * @param address the daemon's socket: a path, or `host:port`
 */
export const createScan = (address: string): Scan => {
  const queue = createRequestQueue('scans', atOnce);
  const target = targetOf(address);
  return (content) => queue.run(async () => isClean(await ask(target, content)));
};

const targetOf = (address: string): NetConnectOpts => {
  if (address.startsWith('/')) return { path: address };
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
};

/** Sends the content, and resolves with the daemon's answer; empty without one. */
const ask = (target: NetConnectOpts, content: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(target);
    const timer = setTimeout(() => socket.destroy(), patienceMs);
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.write('zINSTREAM\0');
    socket.write(lengthOf(content.length));
    socket.write(content);
    // the end of the content; the daemon answers and closes
    socket.write(lengthOf(0));
  });

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

const isClean = (answer: string): boolean => {
  if (/^stream: OK\b/.test(answer)) return true;
  if (/^stream: .* FOUND\b/.test(answer)) return false;
  throw new DomainError('UNAVAILABLE', { msg: 'error.FILE_UNCHECKED' });
};
