import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { bodyOf, headersOf, newSecret } from './messages.ts';

const message = {
  id: 'msg_1',
  type: 'order.shipped',
  at: '2026-11-26T03:00:00.000Z',
  data: { id: '7', number: 'A-2026-000007', lines: [{ index: 0, state: 'shipped' }] },
};
const body = bodyOf(message);

test('a secret is of 32 bytes, and new each time', () => {
  const secrets = [1, 2, 3].map(newSecret);
  expect(new Set(secrets).size).toBe(3);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  }
});

test('the package of the specification verifies a request', () => {
  const secret = newSecret();
  const headers = headersOf(message, body, [secret], new Date());
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: 'order.shipped',
    timestamp: message.at,
    data: message.data,
  });
  expect(headers['webhook-id']).toBe('msg_1');
});

test('two secrets sign beside each other, and no other does', () => {
  const [present, former, other] = [newSecret(), newSecret(), newSecret()];
  const headers = headersOf(message, body, [present, former], new Date());
  for (const secret of [present, former]) {
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: message.type });
  }
  expect(() => new Webhook(other).verify(body, headers)).toThrow(WebhookVerificationError);
  expect(() => new Webhook(present).verify(`${body} `, headers)).toThrow(WebhookVerificationError);
});

test('a request of six minutes ago is refused by its receiver', () => {
  const secret = newSecret();
  const headers = headersOf(message, body, [secret], new Date(Date.now() - 360_000));
  expect(() => new Webhook(secret).verify(body, headers)).toThrow(/too old/);
});
