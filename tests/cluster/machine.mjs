import fs from 'node:fs';
import path from 'node:path';
import { writeConfiguration } from '#scripts/lib/pgbouncer.mjs';
import { blockOf } from '#tests/deploy/guide.mjs';
import { archiving, writeBackupSettings } from './backupSettings.mjs';
import { etcdHosts } from './etcd.mjs';
import { addressOf, createHost } from './host.mjs';

export const database = 'atrium';
const ports = { postgres: 5432, pooler: 6432, patroni: 8008 };

export const url = (number, port, name = database) =>
  `postgres://postgres@${addressOf(number)}:${ports[port]}/${name}`;
/** The address of a database on all machines. */
export const urlOfAll = (port) =>
  `postgres://postgres@${numbers.map((n) => `${addressOf(n)}:${ports[port]}`).join(',')}/${database}`;
export const numbers = [1, 2, 3];

/** Patroni's file of a machine: YAML, of which JSON is a part. The cluster's settings are the guide's. */
const patroniSettings = ({ number, folder, log, binaries, backupSettings }) => {
  const own = (port) => `${addressOf(number)}:${ports[port]}`;
  const settings = {
    scope: 'atrium',
    name: `db${number}`,
    log: { dir: log, format: '%(asctime)s %(levelname)s: %(message)s' },
    restapi: { listen: own('patroni'), connect_address: own('patroni') },
    etcd3: { hosts: etcdHosts },
    postgresql: {
      listen: own('postgres'),
      connect_address: own('postgres'),
      data_dir: path.join(folder, 'data'),
      bin_dir: binaries,
      pgpass: path.join(folder, 'pgpass'),
      remove_data_directory_on_diverged_timelines: true,
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      parameters: {
        unix_socket_directories: folder,
        ...archiving(backupSettings),
        logging_collector: 'on',
        log_directory: log,
        log_filename: 'postgres.log',
        log_line_prefix: '%m [%p] %a ',
        log_replication_commands: 'on',
      },
    },
  };
  const bootstrap = {
    initdb: [{ encoding: 'UTF8' }, { 'lc-collate': 'C' }, { 'lc-ctype': 'C.UTF-8' }],
    pg_hba: [
      'local all all trust',
      'host all all 10.77.0.0/24 trust',
      'host replication all 10.77.0.0/24 trust',
    ],
  };
  return [
    ...linesOf(settings),
    'bootstrap:',
    ...linesOf(bootstrap).map((line) => `  ${line}`),
    '  dcs:',
    ...blockOf('patroni')
      .split('\n')
      .map((line) => `    ${line}`),
  ].join('\n');
};

const linesOf = (settings) =>
  Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

/**
 * A machine with Patroni, PostgreSQL and pgbouncer. Its logs are written to a folder `db1` of `logs`.
 * @param {{ number: number, folder: string, logs: string, binaries: string, patroni: string[],
 * pgbouncer: string, repository: string }} options
 */
export const createMachine = async (options) => {
  const { number, folder, logs, repository, binaries, patroni, pgbouncer } = options;
  fs.mkdirSync(folder);
  const log = path.join(logs, `db${number}`);
  const backupSettings = writeBackupSettings(folder, repository);
  const configuration = path.join(folder, 'patroni.yml');
  fs.writeFileSync(
    configuration,
    patroniSettings({ number, folder, log, binaries, backupSettings }),
  );
  const pooler = writeConfiguration(folder, {
    url: new URL(url(number, 'postgres')),
    host: addressOf(number),
    port: ports.pooler,
    settings: { logfile: path.join(log, 'pooler.log') },
  });
  const host = await createHost({
    number,
    folder,
    log,
    programs: { patroni: [...patroni, configuration], pooler: [pgbouncer, pooler] },
  });
  return {
    ...host,
    backupSettings,
    /** Starts a PostgreSQL program on the machine. */
    startPostgres: (...args) => host.startProgram(path.join(binaries, 'postgres'), ...args),
  };
};
