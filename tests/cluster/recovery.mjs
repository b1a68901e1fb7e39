import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopServer } from '#scripts/lib/postgres.mjs';
import { Problem } from '#scripts/lib/script.mjs';
import { stanza } from './backupSettings.mjs';
import { addressOf } from './host.mjs';
import { database, url } from './machine.mjs';
import { runSql } from './sql.mjs';

const port = 5433;
const startsWithinMs = 60_000;

const backrest = (machine, ...args) =>
  machine.execute('pgbackrest', `--config=${machine.backupSettings}`, stanza, ...args);

/** Prepares the folder of backups; the log is archived from then on. */
export const beginArchive = async ({ primary }) => backrest(await primary(), 'stanza-create');

/**
 * Backs the cluster up, drops a table, and restores a copy as it was at the second before.
 * @returns the number of rows of the table in the copy
 */
export const recoverDroppedTable = async ({ primary, folder }) => {
  const machine = await primary();
  const address = url(machine.number, 'postgres');
  backrest(machine, '--type=full', 'backup');
  await runSql(address, 'create table dropped as select generate_series(1, 1000) as n');
  await sleep(1_500);
  const [{ time }] = await runSql(address, 'select now()::text as time');
  await sleep(1_500);
  await runSql(address, 'drop table dropped');
  // it also waits until the log so far is archived
  backrest(machine, 'check');

  const copy = path.join(folder, `db${machine.number}`, 'recovered');
  machine.execute('install', '--directory', '--mode=700', copy);
  backrest(
    machine,
    ...[`--pg1-path=${copy}`, '--type=time', `--target=${time}`, '--target-action=promote'],
    'restore',
  );
  const server = machine.startPostgres(
    ...['-D', copy, '-p', String(port), '-k', copy, '-h', addressOf(machine.number)],
    ...['-c', 'archive_mode=off'],
  );
  try {
    const restored = `postgres://postgres@${addressOf(machine.number)}:${port}/${database}`;
    const end = Date.now() + startsWithinMs;
    for (;;) {
      try {
        const [{ n, recovering }] = await runSql(
          restored,
          'select count(*)::int as n, pg_is_in_recovery() as recovering from dropped',
        );
        if (!recovering) return n;
      } catch (error) {
        if (!server.isRunning || Date.now() > end) {
          throw new Problem(`The copy cannot be read: ${error.message}\n${server.log}`);
        }
      }
      await sleep(300);
    }
  } finally {
    await stopServer(server);
  }
};
