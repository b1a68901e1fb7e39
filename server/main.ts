import { portals } from '#contract/portal.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, databaseLocation, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { FolderInUse } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { demoAccounts, demoPassword, inviteDemo } from './demo/accounts.ts';
import { seedDemo } from './demo/seed.ts';
import { startJobs } from './jobs/jobs.ts';
import { openQueue } from './jobs/queue.ts';
import { portalAddress } from './mail/addresses.ts';
import { imageStoreOf } from './storage/images.ts';

const stopAfterMs = 15_000;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  await imageStoreOf(config).check();
  const database = await openDatabase(databaseLocation(config));
  await migrate(database.db);
  const seeded = config.seed === 'demo' && (await seedDemo(database.db, print));
  const queue = await openQueue(database, (err) => app.log.error({ err }, 'jobs'));
  const app = await buildApp(config, database, queue);
  const address = await app.listen({ host: config.host, port: config.port });
  // with PORT=0 the system chooses one, which only the address tells
  const listening = { ...config, port: Number(new URL(address).port) };
  if (seeded) await inviteDemo(database.db, queue);
  announce(listening);
  if (seeded) {
    print('The demo data is new; its pictures are drawn as they are first shown.');
    print('Two partners are invited to choose their first password; their mails:\n');
  }
  const stopJobs = await startJobs(queue, database, listening);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // what still hangs after this long would hang for ever
    setTimeout(() => process.exit(1), stopAfterMs).unref();
    await app.close();
    await stopJobs();
    await queue.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
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
