import { setTimeout as sleep } from 'node:timers/promises';

/** How long a fault lasts that ends by itself; the lease of a primary ends after 8 s. */
const lastsMs = 15_000;

const replicaOf = async ({ machines, primary }) => {
  const { number } = await primary();
  return machines.find((machine) => machine.number !== number);
};

const whole = async (machine, begin, end) => {
  begin(machine);
  return async () => {
    await sleep(lastsMs);
    end(machine);
  };
};

const kill = (machine) => machine.signal('SIGKILL');
const start = (machine) => machine.start();

/** What each fault does to a cluster; each returns how it is put right. */
export const faults = {
  'PostgreSQL of the primary killed': async ({ primary }) => {
    const machine = await primary();
    machine.signal('SIGKILL', /postgres/);
    return () => undefined;
  },
  'machine of the primary killed': async ({ primary }) => {
    const machine = await primary();
    kill(machine);
    return () => start(machine);
  },
  'machine of the primary killed, product upgraded meanwhile': async ({ primary, products }) => {
    const machine = await primary();
    kill(machine);
    await products.upgrade();
    return () => start(machine);
  },
  'primary stopped': async ({ primary }) => {
    const machine = await primary();
    await machine.stop('patroni');
    return () => start(machine);
  },
  'machine of the primary frozen': async ({ primary }) =>
    whole(
      await primary(),
      (machine) => machine.signal('SIGSTOP'),
      (machine) => machine.signal('SIGCONT'),
    ),
  'network of the primary cut': async ({ primary }) =>
    whole(
      await primary(),
      (machine) => machine.cut(),
      (machine) => machine.connect(),
    ),
  'network between primary and synchronous standby cut': async ({ primary, standby }) => {
    const two = [await primary(), await standby()];
    two[0].cutFrom(two[1]);
    two[1].cutFrom(two[0]);
    return async () => {
      await sleep(lastsMs);
      two[0].connectTo(two[1]);
      two[1].connectTo(two[0]);
    };
  },
  'machine of a replica killed': async (cluster) => whole(await replicaOf(cluster), kill, start),
  'etcd away': async ({ etcd }) => {
    for (const host of etcd) host.signal('SIGSTOP');
    return async () => {
      await sleep(lastsMs);
      for (const host of etcd) host.signal('SIGCONT');
    };
  },
  'poolers restarted': async ({ machines }) => {
    for (const machine of machines) await machine.stop('pooler');
    for (const machine of machines) machine.start();
    return () => undefined;
  },
};
