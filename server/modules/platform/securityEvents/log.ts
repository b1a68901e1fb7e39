import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/failures.ts';
import type { RecordEvent, SecurityEvent } from '#server/graphql/context.ts';
import { writeEvents } from './events.ts';

/** Records security events: in the log immediately, and in the database soon after. */
export interface SecurityLog {
  /**
   * Never fails and never waits. The record stays even if the caller's transaction is rolled back.
   */
  record: RecordEvent;
  /** Resolves when all recorded events are in the database or could not be written. */
  settled(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
}

/** Events per statement. */
const mostAtOnce = 500;
/** Limit while the database is unreachable; beyond it the oldest events are only in the log. */
const mostWaiting = 10_000;
const againMs = 5_000;
/** Limit for events that are recorded at most once within some time. */
const mostRemembered = 10_000;

/** Events are logged even at the default level `warn`; a stricter level is respected. */
const levelOf = (level: string): string => (level === 'warn' ? 'info' : level);

/**
 * Requests do not wait for the database: the log writes the events that arrived during the previous
 * statement in one batch, so it never holds more than one connection.
 */
export const createSecurityLog = (db: Db, log: FastifyBaseLogger): SecurityLog => {
  const own = log.child({}, { level: levelOf(log.level) });
  const isRepeated = rememberRepeated();
  const waiting: (SecurityEvent & { at: string })[] = [];
  let writing: Promise<void> | undefined;

  /** @returns whether everything is written */
  const write = async (): Promise<boolean> => {
    while (waiting.length > 0) {
      const some = waiting.splice(0, mostAtOnce);
      try {
        await writeEvents(db, some);
      } catch (err) {
        own.error({ err }, 'security events are not in the database');
        if (!isUnavailable(err)) continue;
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
      // events that arrived in the meantime
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

/** Whether a similar event was recorded within this time. */
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
