import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createScan } from './scan.ts';

/** The standard test file that every scanner reports, in parts so that none reports this source. */
const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE',
  '!$H+H*',
].join('');

let end = async () => {};
afterEach(() => end());

/** A daemon that speaks the protocol of clamd and finds the standard test file. */
const daemon = async (
  answer: (socket: Socket, content: Buffer) => unknown = scanned,
): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const content = contentOf(received);
      if (content) answer(socket, content);
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  end = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The content of the request, once it is complete. */
const contentOf = (received: Buffer): Buffer | null => {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return null;
  const parts: Buffer[] = [];
  for (let place = command.length; place + 4 <= received.length; ) {
    const length = received.readUInt32BE(place);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  return null;
};

const scanned = (socket: Socket, content: Buffer) =>
  socket.end(content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');

test('finds the standard test file, and nothing in a document', async () => {
  const scan = createScan(await daemon());
  expect(await scan(Buffer.alloc(3_000_000, 'a'))).toBe(true);
  expect(await scan(Buffer.from(`before ${eicar} after`))).toBe(false);
});

test.each<[string, Parameters<typeof daemon>[0]]>([
  ['closes without an answer', (socket) => socket.destroy()],
  ['reports an error', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
])('accepts nothing while the daemon %s', async (_, answer) => {
  const scan = createScan(await daemon(answer));
  await expect(scan(Buffer.from('text'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'error.FILE_UNCHECKED',
  });
});

test('accepts nothing while the daemon is away', async () => {
  const address = await daemon();
  await end();
  end = async () => {};
  await expect(createScan(address)(Buffer.from('text'))).rejects.toMatchObject({
    message: 'error.FILE_UNCHECKED',
  });
});

test('a slow daemon holds up none but the documents it has', async () => {
  const held: Socket[] = [];
  const scan = createScan(await daemon((socket) => void held.push(socket)));
  const first = Array.from({ length: 4 }, () => scan(Buffer.from('slow')));
  await expect.poll(() => held.length).toBe(4);
  // refused after the time that a request waits at most
  await expect(scan(Buffer.from('next'))).rejects.toMatchObject({ message: 'error.BUSY' });
  for (const socket of held) socket.end('stream: OK\0');
  expect(await Promise.all(first)).toEqual([true, true, true, true]);
});
