import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/* Requests by the specification Standard Webhooks. */

/** An event as it is sent. */
export interface Message {
  /** The `webhook-id`. */
  id: string;
  type: string;
  /** When it happened, ISO 8601 in UTC. */
  at: string;
  data: unknown;
}

/** A new secret, as shops get it: 32 bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The body of a request: the same text for every attempt. */
export const bodyOf = ({ type, at, data }: Message): string =>
  JSON.stringify({ type, timestamp: at, data });

/**
 * The headers of a request, signed with each of the secrets.
 * @param at when the request is sent; receivers refuse one that is too old
 */
export const headersOf = (
  { id }: Message,
  body: string,
  secrets: readonly string[],
  at: Date,
): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
