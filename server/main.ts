import { setFlagsFromString } from 'node:v8';
import { portals } from '#contract/portal.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, databaseLocation, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { FolderInUse } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { demoAccounts, demoPassword, inviteDemo } from './demo/accounts.ts';
import { seedDemo } from './demo/seed.ts';
import { drain } from './drain.ts';
import { startJobs } from './jobs/jobs.ts';
import { openQueue } from './jobs/queue.ts';
import { portalAddress } from './mail/addresses.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve.ts';
import { imageStoreOf } from './storage/images.ts';

/** How long connections that are kept may be used while the process stops. */
const drainMs = 2_000;
const stopAfterMs = 15_000;
const statementMs = 20_000;
/**
 * So many may wait to be accepted, if the system allows it. Beyond them it loses who asks, and they ask
 * again seconds later: 511, what Node has, are there after a stall of 150 ms at 3,400 a second.
 */
const backlog = 4096;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  await imageStoreOf(config).check();
  const { database, seeded } = await openMigrated(config);
  const queue = await openQueue(database, (err) => app.log.error({ err }, 'jobs'));
  const metrics = config.metricsPort > 0 ? createMetrics() : undefined;
  const traffic = { requests: 0 };
  const app = await buildApp({ ...config, traffic, ...(metrics && { metrics }) }, database, queue);
  const operators = metrics && (await serveMetrics(metrics, config));
  let stopJobs: ReturnType<typeof startJobs> | undefined;

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    // what still hangs after this long would hang for ever
    setTimeout(() => process.exit(1), stopAfterMs).unref();
    // Ctrl+C is somebody waiting, SIGTERM whoever replaces this process by another
    await drain(app.server, signal === 'SIGTERM' ? drainMs : 0);
    await app.close();
    await operators?.close();
    await (await stopJobs)?.();
    await queue.close();
    await database.close();
    process.exit(0);
  };
  // before it says that it is ready: whoever waits for that may stop it at once
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await app.listen({ host: config.host, port: config.port, backlog });
  // with PORT=0 the system chooses one, which only the address tells
  const listening = { ...config, port: Number(new URL(address).port) };
  if (seeded) await inviteDemo(database.db, queue);
  announce(listening);
  if (seeded) {
    print('The demo data is new; its pictures are drawn as they are first shown.');
    print('Two partners are invited to choose their first password; their mails:\n');
  }
  stopJobs = startJobs(queue, database, { ...listening, traffic });
  await stopJobs;
};

/**
 * The embedded database has its memory in this process. Beside it V8 would let garbage grow to four times of
 * what is alive before it collects: in an import of 50,000 rows 300 MB.
 */
const collectEarly = (): void => setFlagsFromString('--heap-growing-percent=50');

/** The database as this version needs it. */
const openMigrated = async (config: Config): Promise<{ database: Database; seeded: boolean }> => {
  const location = databaseLocation(config);
  if (!('url' in location)) collectEarly();
  const database = await openDatabase(location);
  await migrate(database.db);
  const seeded = config.seed === 'demo' && (await seedDemo(database.db, print));
  if (!('url' in location)) return { database, seeded };
  // a migration may take its time, a statement of a request may not
  await database.close();
  return { database: await openDatabase({ ...location, statementMs }), seeded };
};

const print = (line: string) => process.stdout.write(`${line}\n`);

const announce = (config: Config): void => {
  print(`\nAtrium is ready: http://localhost:${config.port}\n`);
  for (const portal of portals) print(`  ${portal.padEnd(13)} ${portalAddress(config, portal)}`);
  if (config.seed === 'demo') {
    print(`\nDemo accounts, password ${demoPassword}:\n`);
    for (const { email, portal } of demoAccounts) print(`  ${portal.padEnd(13)} ${email}`);
  }
  print('');
};

start().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof FolderInUse;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
