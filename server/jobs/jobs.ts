import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database } from '#server/db/database.ts';
import { deleteIdleSessions } from '#server/modules/session/sessions.ts';

interface JobKind {
  name: string;
  /** When it runs by itself, as a cron line in UTC. */
  schedule?: string;
  run: (database: Database) => Promise<void>;
}

/** Every kind of background work. A handler is idempotent: after a failure its batch runs again. */
const kinds: readonly JobKind[] = [
  { name: 'delete-idle-sessions', schedule: '17 * * * *', run: ({ db }) => deleteIdleSessions(db) },
];

/** Starts the workers on the product's own database, shared by all processes; the answer stops them. */
export const startJobs = async (
  database: Database,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    application_name: 'atrium',
  });
  boss.on('error', (err) => log.error({ err }, 'jobs'));
  await boss.start();
  for (const { name, schedule, run } of kinds) {
    await boss.createQueue(name);
    await boss.work(name, () => run(database));
    if (schedule) await boss.schedule(name, schedule);
  }
  return () => boss.stop({ graceful: true, timeout: 10_000, wait: true });
};
