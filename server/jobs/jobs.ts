import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { deleteUnusedUploads } from '#server/modules/images/uploads.ts';
import { deleteIdleSessions } from '#server/modules/session/sessions.ts';
import { type ImageStore, imageStoreOf } from '#server/storage/images.ts';

/** What a handler works on. */
interface Means {
  db: Db;
  images: ImageStore;
}

interface JobKind {
  name: string;
  /** When it runs by itself, as a cron line in UTC. */
  schedule?: string;
  run: (means: Means) => Promise<void>;
}

/** Every kind of background work. A handler is idempotent: after a failure its batch runs again. */
const kinds: readonly JobKind[] = [
  { name: 'delete-idle-sessions', schedule: '17 * * * *', run: ({ db }) => deleteIdleSessions(db) },
  {
    name: 'delete-unused-uploads',
    schedule: '43 2 * * *',
    run: ({ db, images }) => deleteUnusedUploads(db, images),
  },
];

/** Starts the workers on the product's own database, shared by all processes; the answer stops them. */
export const startJobs = async (
  database: Database,
  config: Pick<Config, 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    application_name: 'atrium',
  });
  boss.on('error', (err) => log.error({ err }, 'jobs'));
  await boss.start();
  const means = { db: database.db, images: imageStoreOf(config) };
  for (const { name, schedule, run } of kinds) {
    await boss.createQueue(name);
    await boss.work(name, () => run(means));
    if (schedule) await boss.schedule(name, schedule);
  }
  return () => boss.stop({ graceful: true, timeout: 10_000, wait: true });
};
