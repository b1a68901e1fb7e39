import { setFlagsFromString } from 'node:v8';
import { portals } from '#contract/portal.ts';
import { blamingSetting, PermanentStartProblem } from '#server/errors/startProblem.ts';
import { buildApp } from './app.ts';
import { startJobs } from './background.ts';
import { type Config, databaseLocation, readConfig, servingLocation } from './config.ts';
import { type Database, type Db, openDatabase } from './db/database.ts';
import { assertRoom } from './db/diskRoom.ts';
import { awaitMigrations, migrate } from './db/migrate.ts';
import { openQueue } from './db/queue.ts';
import { drain } from './http/drain.ts';
import { resealFiles } from './jobs/sealedFiles.ts';
import { portalAddress } from './mail/addresses.ts';
import { createCallTimes } from './metrics/callTimes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve.ts';
import { applyOperatorsRule } from './modules/platform/secondFactors/rule.ts';
import { resealSecrets } from './modules/platform/secondFactors/secrets.ts';
import { startHeartbeat } from './modules/platform/system/heartbeat.ts';
import { resealAccountNumbers } from './modules/sales/payouts/accountNumbers.ts';
import { resealWebhookSecrets } from './modules/shop/webhooks/secrets.ts';
import { jobKinds } from './registry.ts';
import { createSealer } from './secrets/sealer.ts';
import { imageStoreOf } from './storage/images.ts';

/** Time for which kept-alive connections may still be used during shutdown. */
const drainMs = 2_000;
const stopAfterMs = 15_000;
const statementMs = 20_000;
/**
 * Connections that may wait to be accepted, if the system allows it. Beyond them the system drops
 * clients, which retry seconds later. Node's default of 511 is reached after a stall of 150 ms at
 * 3,400 per second.
 */
const backlog = 4096;

/** Starts the server, which runs until it receives a signal. */
export const serve = async (): Promise<void> => {
  const config = readConfig(process.env);
  process.once('SIGTERM', endBeforeServing);
  await imageStoreOf(config).check();
  const { database, seeded } = await blamingRoom(config, () => openMigrated(config));
  void database.damage.found.then(reportDamage);
  const queue = await blamingRoom(config, () =>
    openQueue(database, (err) => app.log.error({ err }, 'jobs')),
  );
  const metrics = config.metricsPort > 0 ? createMetrics() : undefined;
  const calls = createCallTimes();
  const app = await buildApp({ ...config, calls, ...(metrics && { metrics }) }, database, queue);
  // loaded only where traces are wanted
  const stopTraces =
    config.traceCollector !== undefined && (await import('./traces/start.ts')).startTraces(app.log);
  const operators = metrics && (await serveMetrics(metrics, config));
  let stopBeating: ReturnType<typeof startHeartbeat> | undefined;
  let stopJobs: ReturnType<typeof startJobs> | undefined;

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    // a request that is still running after this time would never end
    setTimeout(() => process.exit(1), stopAfterMs).unref();
    // Ctrl+C means that a user is waiting, SIGTERM that another process takes over
    await drain(app.server, signal === 'SIGTERM' ? drainMs : 0);
    await app.close();
    await operators?.close();
    await (await stopJobs)?.();
    await stopBeating?.();
    await queue.close();
    await database.close();
    if (stopTraces) await stopTraces();
    process.exit(0);
  };
  // before reporting readiness, because a supervisor may stop the process immediately afterwards
  process.off('SIGTERM', endBeforeServing);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await app.listen({ host: config.host, port: config.port, backlog });
  // with PORT=0 the system chooses a port
  const listening = { ...config, port: Number(new URL(address).port) };
  stopBeating = startHeartbeat(database.db, { calls, dataDir: config.dataDir }, queue.report);
  if (seeded) await (await loadDemo()).inviteDemo(database.db, queue);
  await announce(listening);
  if (seeded) {
    print('The demo data is new; its pictures are drawn as they are first shown.');
    print('Two partners are invited to choose their first password; their mails:\n');
  }
  stopJobs = startJobs(queue, database, listening);
  await stopJobs;
};

/** In a container the first process gets no signal without a listener. */
const endBeforeServing = () => process.exit(0);

/**
 * The embedded database runs in this process's memory. By default V8 would let garbage grow to four
 * times the live heap: 300 MB in an import of 50,000 rows.
 */
const collectEarly = (): void => setFlagsFromString('--heap-growing-percent=50');

/** Reports a full disk as the cause, because it makes the embedded database fail in many ways. */
const blamingRoom = async <Result>(
  config: Config,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const location = databaseLocation(config);
    if (!('url' in location)) await assertRoom(location.folder);
    throw error;
  }
};

interface Opened {
  database: Database;
  seeded: boolean;
}

/** Opens the database for requests and jobs, once it is prepared. */
const openMigrated = async (config: Config): Promise<Opened> => {
  const { setting } = databaseLocation(config);
  const prepared = await blamingSetting(setting, () => openPrepared(config));
  if (config.databaseUrl === undefined) return prepared;
  // a migration may take long, a statement of a request must not
  await prepared.database.close();
  const location = { ...servingLocation(config, config.databaseUrl), statementMs };
  return { ...prepared, database: await openDatabase(location) };
};

/** Opens the database and migrates it, or waits until it is, and lets the present settings apply. */
const openPrepared = async (config: Config): Promise<Opened> => {
  const location = databaseLocation(config);
  if (!('url' in location)) collectEarly();
  const database = await openDatabase(location);
  if (config.migrations === 'start') await migrate(database.db);
  else await awaitMigrations(database.db, () => print(waiting));
  const seeded = config.seed === 'demo' && (await (await loadDemo()).seedDemo(database.db, print));
  await refuseOpenDemo(config, database.db);
  const secrets = createSealer(config);
  await resealSecrets(database.db, secrets);
  await resealWebhookSecrets(database.db, secrets);
  await resealFiles(database.db, secrets, jobKinds);
  const lost = await resealAccountNumbers(database.db, secrets);
  if (lost > 0) print(lostNumbers(lost));
  await applyOperatorsRule(database.db, config.adminSecondFactor);
  return { database, seeded };
};

const waiting = 'MIGRATIONS=wait: waits until the command `migrate` has migrated the database.';

const lostNumbers = (count: number) =>
  `Warning: no key here opens ${count} account number(s). Put the former key back, or let partners enter their accounts again (docs/deploy.md).`;

/** Refuses to start a public server on which accounts still have the demo's published password. */
const refuseOpenDemo = async ({ publicUrl, host }: Config, db: Db): Promise<void> => {
  const isPublic = publicUrl !== undefined;
  if (!isPublic && isLoopback(host)) return;
  const { openDemoAccounts } = await import('./demo/openAccounts.ts');
  const emails = (await openDemoAccounts(db)).map(({ email }) => email);
  if (emails.length === 0) return;
  const text = `These accounts have the published password of the demo: ${emails.join(', ')}. \`npm run demo:lock\` takes it from them.`;
  if (isPublic)
    throw new PermanentStartProblem(`PUBLIC_URL is set, and everybody can sign in. ${text}`);
  print(`Warning: HOST=${host} can be reached from elsewhere. ${text}`);
};

const isLoopback = (host: string) => /^(127\.[\d.]+|::1|localhost)$/.test(host);

/** Loads the demo's code only for servers that use it. */
const loadDemo = async () => ({
  ...(await import('./demo/seed.ts')),
  ...(await import('./demo/accounts.ts')),
});

const reportDamage = ({ message }: Error): void => {
  process.stderr.write(
    `The database is damaged: ${message}. Nothing can be saved any more. Stop the server and run \`npm run check\` (docs/deploy.md).\n`,
  );
};

const print = (line: string) => process.stdout.write(`${line}\n`);

const announce = async (config: Config): Promise<void> => {
  print(`\nAtrium is ready: http://localhost:${config.port}\n`);
  for (const portal of portals) print(`  ${portal.padEnd(13)} ${portalAddress(config, portal)}`);
  if (config.seed === 'demo') {
    const { demoAccounts, demoPassword } = await loadDemo();
    print(`\nDemo accounts, password ${demoPassword}:\n`);
    for (const { email, portal } of demoAccounts) print(`  ${portal.padEnd(13)} ${email}`);
  }
  print('');
};
