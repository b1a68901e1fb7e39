import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem, timed } from '#scripts/lib/script.mjs';
import { askPatroni, askVersion } from './ask.mjs';
import { createEtcd } from './etcd.mjs';
import { createSwitch } from './host.mjs';
import { createMachine, database, numbers, url } from './machine.mjs';
import { beginArchive } from './recovery.mjs';
import { say } from './report.mjs';
import { runSql } from './sql.mjs';

const healthyWithinMs = 120_000;

const isHealthy = ({ members }) => {
  const [leader, ...others] = members.filter(({ role }) => role === 'leader');
  const replicas = members.filter(({ role }) => role !== 'leader');
  return (
    leader?.state === 'running' &&
    others.length === 0 &&
    replicas.length === numbers.length - 1 &&
    replicas.every(
      ({ state, timeline }) =>
        ['running', 'streaming'].includes(state) && timeline === leader.timeline,
    ) &&
    replicas.some(({ role }) => role === 'sync_standby')
  );
};

/** Calls `work` with a cluster of three machines. */
export const withCluster = async ({ folder, logs, ...options }, work) => {
  createSwitch();
  const etcd = await createEtcd({ folder, logs, etcd: options.etcd });
  const machines = [];
  const healthy = async () => {
    const end = Date.now() + healthyWithinMs;
    while (Date.now() < end) {
      const state = await askPatroni();
      if (isHealthy(state)) return;
      await sleep(500);
    }
    throw new Problem(
      `The cluster is not healthy: ${JSON.stringify(await askPatroni())}; see test-results/cluster.`,
    );
  };
  const machineOf = async (wanted) => {
    const { members } = await askPatroni();
    const name = members.find(({ role }) => role === wanted)?.name;
    return machines.find(({ number }) => name === `db${number}`);
  };
  const primary = () => machineOf('leader');
  const standby = () => machineOf('sync_standby');
  try {
    await timed('Starting the cluster', async () => {
      for (const number of numbers) {
        const own = path.join(folder, `db${number}`);
        machines.push(await createMachine({ number, folder: own, logs, ...options }));
      }
      for (const host of [...etcd, ...machines]) host.start();
      await healthy();
    });
    say(`Patroni ${await askVersion()}`);
    const first = (await primary()).number;
    for (const name of [database, 'probe']) {
      await runSql(url(first, 'postgres', 'postgres'), `create database ${name}`);
    }
    await timed('Preparing the backups', () => beginArchive({ primary }));
    return await work({ folder, logs, etcd, machines, healthy, primary, standby });
  } finally {
    for (const host of [...machines, ...etcd]) host.remove();
  }
};
