import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { type WebhookEvent, webhookEvents } from '#contract/rules/shop/webhook.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/database.ts';
import { type Delivering, deliverDue } from '#server/modules/shop/webhooks/deliver.ts';
import { giveSecret } from '#server/modules/shop/webhooks/secrets.ts';
import { type FeedHost, startFeedHost } from './feedHost.ts';
import { secrets } from './secrets.ts';

/** A request that arrived at a shop. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** The answer to a request: a status, or anything else. */
type Answer = number | Parameters<FeedHost['serve']>[1];

export interface Receiver {
  host: FeedHost;
  received: Received[];
  /** Serves an address; each request gets the next answer, and the last one stays. */
  at(path: string, ...answers: Answer[]): string;
  close(): Promise<void>;
}

/** Starts the server of a shop, at `https://shop.example`. */
export const startReceiver = async (): Promise<Receiver> => {
  const host = await startFeedHost();
  const received: Received[] = [];
  return {
    host,
    received,
    at: (path, ...answers) => {
      const left = [...answers];
      host.serve(path, async (request, response) => {
        const raw = await text(request);
        received.push({ path, headers: request.headers, raw, ...JSON.parse(raw) });
        const answer = (left.length > 1 ? left.shift() : left[0]) ?? 200;
        if (typeof answer === 'function') answer(request, response);
        else if (typeof answer === 'number') response.writeHead(answer).end(`status ${answer}`);
        else response.end(answer);
      });
      return `https://shop.example${path}`;
    },
    close: () => host.close(),
  };
};

/** Verifies a request as a shop does; returns its content. */
export const verified = (secret: string, { raw, headers }: Received): unknown =>
  new Webhook(secret).verify(raw, headers as Record<string, string>);

export interface TestEndpoint {
  id: string;
  secret: string;
}

/** An endpoint of a shop, with its secret. */
export const createEndpoint = (
  db: Db,
  shopId: string,
  url: string,
  events: readonly WebhookEvent[] = webhookEvents,
): Promise<TestEndpoint> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into webhook_endpoints (shop_id, url, events)
      values (${shopId}, ${url}, ${JSON.stringify(events)}::jsonb) returning id`.execute(trx);
    const { id } = rows[0] as { id: string };
    return { id, secret: await giveSecret(trx, secrets, id) };
  });

export interface Clock {
  now: () => Date;
  /** Lets time pass. */
  pass: (ms: number) => void;
}

/** A clock that tests put forward. */
export const testClock = (): Clock => {
  let passed = 0;
  return {
    now: () => new Date(Date.now() + passed),
    pass: (ms) => {
      passed += ms;
    },
  };
};

/** Delivers until nothing is due any more at this moment. */
export const deliverAll = async (deps: Delivering): Promise<void> => {
  while ((await deliverDue(deps)) > 0);
};
