import { webhookLimits } from '#contract/rules/shop/webhook.ts';
import type { Db } from '#server/db/database.ts';
import { BadFetch, type PostPublic } from '#server/fetch/fetchPublic.ts';
import { CannotOpen, type Sealer } from '#server/secrets/sealer.ts';
import { bundleChanges } from './bundles.ts';
import { bodyOf, headersOf } from './messages.ts';
import { type Attempt, type Claimed, claim, record } from './outbox.ts';
import { openSecrets } from './secrets.ts';

export interface Delivering {
  db: Db;
  secrets: Sealer;
  postPublic: PostPublic;
  now?: () => Date;
  /** Milliseconds that an endpoint has to answer. */
  timeoutMs?: number;
}

const clock = () => new Date();

/** How long an endpoint may take to answer. */
const usualTimeoutMs = 10_000;

/** Writes due events of the catalogue, and takes events that are due. */
export const takeDue = async (
  { db, now = clock }: Delivering,
  most: number,
): Promise<Claimed[]> => {
  await bundleChanges(db, now());
  return claim(db, now(), most);
};

/** Sends one event and records the outcome. */
export const deliver = async (deps: Delivering, claimed: Claimed): Promise<void> => {
  const { db, now = clock } = deps;
  await record(db, claimed, await attemptTo(deps, claimed), now());
};

/** Delivers everything that is due at this moment; returns how many events that were. */
export const deliverDue = async (deps: Delivering, most = 100): Promise<number> => {
  const claimed = await takeDue(deps, most);
  await Promise.all(claimed.map((each) => deliver(deps, each)));
  return claimed.length;
};

const attemptTo = async (
  { secrets, postPublic, now = clock, timeoutMs = usualTimeoutMs }: Delivering,
  { messageId, type, at, data, endpointId, url, secret, formerSecret }: Claimed,
): Promise<Attempt> => {
  const begun = performance.now();
  const attempt = { at: now(), headers: {} };
  const message = { id: messageId, type, at, data };
  const body = bodyOf(message);
  const done = (outcome: Attempt['outcome']): Attempt => ({
    ...attempt,
    durationMs: Math.round(performance.now() - begun),
    outcome,
  });
  try {
    const keys = await openSecrets(secrets, endpointId, secret, formerSecret);
    // the real time, by which the receiver judges it
    attempt.headers = headersOf(message, body, keys, clock());
    const { status, text } = await postPublic(url, {
      headers: attempt.headers,
      body,
      bytes: webhookLimits.answerBytes,
      ms: timeoutMs,
    });
    return done({ status, answer: storable(text) });
  } catch (error) {
    if (error instanceof BadFetch) return done({ fault: error.fault });
    if (error instanceof CannotOpen) return done({ fault: 'SECRET' });
    throw error;
  }
};

/** PostgreSQL cannot store U+0000, and half a character at the end becomes three bytes. */
const storable = (text: string): string =>
  text.replaceAll('\u0000', '�').slice(0, webhookLimits.answerBytes);
