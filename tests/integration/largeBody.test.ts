import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let port: number;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => agent.destroy());

const megabyte = 1_048_576;
const chunk = Buffer.alloc(megabyte / 2, ' ');

/** Sends a body of this size to the end, whatever is answered meanwhile. */
const send = (bytes: number, headers: http.OutgoingHttpHeaders) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request({
      ...{ host: '127.0.0.1', port, path: '/graphql', method: 'POST', agent },
      headers: { 'content-type': 'application/json', ...headers },
    });
    request.on('error', reject);
    request.on('response', async (response) => {
      const { statusCode = 0 } = response;
      resolve({ status: statusCode, body: await text(response) });
    });
    let left = bytes;
    const write = () => {
      while (left > 0) {
        left -= chunk.length;
        if (!request.write(chunk)) return request.once('drain', write);
      }
      return request.end();
    };
    write();
  });

/** Sends everything before it reads anything, as simple clients do. */
const sendThenRead = (bytes: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.pause();
      socket.write(`POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n`);
      socket.write(`content-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`);
      socket.write(Buffer.alloc(bytes, ' '), () => socket.resume());
    });
    socket.on('error', reject);
    text(socket).then(resolve, reject);
  });

const tooLarge = {
  errors: [
    {
      message: 'error.BODY_TOO_LARGE',
      msg: 'error.BODY_TOO_LARGE',
      extensions: { code: 'INVALID' },
    },
  ],
};

describe('a body above the limit is answered with 413', () => {
  test.each([
    ['2 MB', 2 * megabyte, { 'content-length': 2 * megabyte }],
    ['50 MB', 50 * megabyte, { 'content-length': 50 * megabyte }],
    ['2 MB without a length', 2 * megabyte, { 'transfer-encoding': 'chunked' }],
    ['50 MB without a length', 50 * megabyte, { 'transfer-encoding': 'chunked' }],
  ])('of %s, on a connection that serves the next request', async (_, bytes, headers) => {
    const { status, body } = await send(bytes, headers);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual(tooLarge);
    const { status: next } = await send(0, { 'content-length': 0 });
    expect(next).toBe(400);
  });

  test('although the client reads nothing before it has sent all', async () => {
    const answer = await sendThenRead(50 * megabyte);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(JSON.stringify(tooLarge));
  });
});
