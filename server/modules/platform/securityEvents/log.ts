import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { isAway } from '#server/db/failures.ts';
import type { RecordEvent, SecurityEvent } from '#server/graphql/context.ts';
import { writeEvents } from './events.ts';

/** What is recorded of who gets in: in the log at once, and in the database soon. */
export interface SecurityLog {
  /** Never fails and never waits. Whatever becomes of the caller's transaction, it stays recorded. */
  record: RecordEvent;
  /** Until what was recorded is in the database, or could not be written. */
  settled(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
}

/** In one statement. */
const mostAtOnce = 500;
/** While the database is away; beyond it the oldest are in the log alone. */
const mostWaiting = 10_000;
const againMs = 5_000;
/** Of what is told once in a time. */
const mostRemembered = 10_000;

/** Told although the level is `warn`, which is the default; a stricter one is respected. */
const levelOf = (level: string): string => (level === 'warn' ? 'info' : level);

/**
 * Requests do not wait for it: it writes by itself what came while the statement before was under
 * way, so that it never holds more than one connection.
 */
export const createSecurityLog = (db: Db, log: FastifyBaseLogger): SecurityLog => {
  const own = log.child({}, { level: levelOf(log.level) });
  const isRepeated = rememberRepeated();
  const waiting: (SecurityEvent & { at: string })[] = [];
  let writing: Promise<void> | undefined;

  /** @returns whether all is written */
  const write = async (): Promise<boolean> => {
    while (waiting.length > 0) {
      const some = waiting.splice(0, mostAtOnce);
      try {
        await writeEvents(db, some);
      } catch (err) {
        own.error({ err }, 'security events are not in the database');
        if (!isAway(err)) continue;
        waiting.unshift(...some);
        return false;
      }
    }
    return true;
  };
  const begin = () => {
    writing ??= write().then((isDone) => {
      writing = undefined;
      if (!isDone) setTimeout(begin, againMs).unref();
      // what came in the very moment
      else if (waiting.length > 0) begin();
    });
  };

  return {
    record: (event, { everySeconds = 0 } = {}) => {
      if (everySeconds > 0 && isRepeated(event, everySeconds * 1000)) return;
      own.info({ event }, 'security');
      if (waiting.length >= mostWaiting) waiting.shift();
      waiting.push({ ...event, at: new Date().toISOString() });
      begin();
    },
    settled: async () => {
      begin();
      await writing;
    },
  };
};

/** Whether the like of an event was told in this time. */
const rememberRepeated = () => {
  const until = new Map<string, number>();
  return ({ amount: _, ...event }: SecurityEvent, forMs: number): boolean => {
    const key = JSON.stringify(Object.entries(event).sort());
    const now = Date.now();
    if ((until.get(key) ?? 0) > now) return true;
    if (until.size >= mostRemembered) until.clear();
    until.set(key, now + forMs);
    return false;
  };
};
