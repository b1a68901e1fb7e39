import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slowest } from '#server/http/body.ts';
import { signedIn } from '#tests/factories/people.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let port: number;

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});

const megabyte = 1_048_576;
const head =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

interface Begun {
  request: http.ClientRequest;
  answer: Promise<{ status: number; code: string }>;
}

/** An upload without a length, of which only the beginning is sent. */
const begin = (token: string): Begun => {
  const request = http.request({
    ...{ host: '127.0.0.1', port, path: '/upload', method: 'POST', agent: false },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const answer = new Promise<{ status: number; code: string }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { errors } = JSON.parse(Buffer.concat(chunks).toString());
      resolve({ status: response.statusCode ?? 0, code: errors[0].msg });
    });
  });
  answer.catch(() => undefined);
  request.write(head);
  return { request, answer };
};

/** Sends data until there is an answer. */
const pour = async ({ request, answer }: Begun): Promise<number> => {
  const chunk = Buffer.alloc(megabyte / 4);
  let sent = 0;
  let isAnswered = false;
  const ended = answer
    .catch(() => undefined)
    .then(() => {
      isAnswered = true;
    });
  while (!isAnswered && sent < 300 * megabyte) {
    if (!request.write(chunk)) {
      await Promise.race([ended, new Promise((resolve) => request.once('drain', resolve))]);
    }
    sent += chunk.length;
  }
  request.destroy();
  return sent / megabyte;
};

describe('a body without a length', () => {
  test.each([
    ['of an account', () => admin, { status: 413, code: 'error.UPLOAD_TOO_LARGE' }],
    ['without a session', () => 'nobody', { status: 401, code: 'error.TOKEN_NOT_VALID' }],
  ])('%s is rejected at the largest size', async (_, token, expected) => {
    const upload = begin(token());
    const sent = await pour(upload);
    // a client that continues sending may find the connection closed before it reads the answer
    expect([expected, 'closed']).toContainEqual(await upload.answer.catch(() => 'closed'));
    // the system's own buffers add to the amount
    expect(sent).toBeLessThan(80);
  });
});

describe('uploads that take long', () => {
  const often = slowest.everyMs;

  afterAll(() => {
    slowest.everyMs = often;
  });

  test('are eight of one account, which leaves room for others, and end when nothing comes', async () => {
    slowest.everyMs = 2500;
    const { token } = await signedIn(api.db, 'manufacturer');
    const begun = Array.from({ length: 12 }, () => begin(token));
    await Promise.any(begun.map(({ answer }) => answer));
    const other = begin(admin);
    other.request.end('\r\n--x--\r\n');
    expect((await other.answer).status).toBe(415);
    const answers = await Promise.all(begun.map(({ answer }) => answer));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(8).fill(400), ...Array(4).fill(503)]);
    const again = begin(token);
    again.request.end('\r\n--x--\r\n');
    expect((await again.answer).status).toBe(415);
  });
});
