/**
 * `npm run test:cluster`: three machines with PostgreSQL under Patroni and pgbouncer, and three hosts
 * of etcd, each in a network namespace; two processes of the product under load, with their pictures
 * in an S3 store. Faults are made one after the other; acknowledged writes are counted at the end.
 * `--only 'killed|frozen'` makes those whose name matches, `--rounds 20` each of them twenty times,
 * `--patroni <folder>` takes the Patroni of a folder, `--etcd <program>` another etcd. Logs and the
 * state of each second are kept in test-results/cluster. Needs root on Debian; prints a report, and
 * fails if writes are lost, two primaries accept them, they are away for too long, or reads are refused.
 */
import '#scripts/lib/checkNode.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onPath, run } from '#scripts/lib/command.mjs';
import { ensureInstalled } from '#scripts/lib/install.mjs';
import { withMemoryFolder } from '#scripts/lib/memoryFolder.mjs';
import { ensurePgbouncer } from '#scripts/lib/pgbouncer.mjs';
import { ensurePostgres, ownerOfServer } from '#scripts/lib/postgres.mjs';
import { Problem, runScript, timed } from '#scripts/lib/script.mjs';
import { signIn } from '#scripts/lib/server.mjs';
import { installSystemPackage, isRoot } from '#scripts/lib/systemPackages.mjs';
import { startS3 } from '#tests/support/s3.ts';
import { uploadPicture } from '#tests/support/uploadPicture.mjs';
import { withCluster } from './cluster.mjs';
import { faults } from './faults.mjs';
import { longestPause, ofSecondPrimaries, startLoad, startProbe } from './load.mjs';
import { url } from './machine.mjs';
import { assertSoundPatroni, copyPatroni, ofPackage } from './patroni.mjs';
import { startProducts } from './product.mjs';
import { recoverDroppedTable } from './recovery.mjs';
import { backWithinMs, clock, report, say, seconds } from './report.mjs';
import { startSamples } from './samples.mjs';
import { runSql } from './sql.mjs';

/** Where the logs of the machines are afterwards. */
const kept = path.resolve('test-results/cluster');

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    patroni: { type: 'string' },
    etcd: { type: 'string', default: 'etcd' },
  },
});

const ensure = async (program, name) => {
  if (onPath(program).length > 0) return;
  if (!(await installSystemPackage(name))) throw new Problem(`${name} is not installed.`);
};

/** Becomes a process in a network namespace of its own, in which nothing else is reached. */
const enterNamespace = async () => {
  const args = ['--net', process.execPath, ...process.argv.slice(1)];
  const env = { ...process.env, IN_NAMESPACE: '1' };
  const { code } = await run('unshare', args, { env });
  process.exitCode = code;
};

/** Makes one fault and waits until all is well again. */
const makeFault = async (name, cluster, load) => {
  await cluster.healthy();
  await sleep(2_000);
  const start = performance.now();
  const putRight = await faults[name](cluster);
  const isBack = () => load.saved.some(({ sent }) => sent > start + 500);
  while (!isBack() && performance.now() - start < 4 * backWithinMs) await sleep(200);
  await putRight();
  await cluster.healthy();
  const end = performance.now();
  const refused = load.refused.filter(({ at }) => at > start && at < end);
  const during = load.reads.filter(({ at }) => at > start && at < end);
  const result = {
    name,
    start,
    end,
    pause: longestPause(load.saved, start, end),
    reads: during.length,
    refused: refused.length,
    slowest: Math.max(0, ...during.map(({ sent, at }) => at - sent)),
    seconds: (end - start) / 1000,
  };
  say(
    `  ${clock(start)} ${name}: writes back after ${seconds(result.pause)}, ${result.refused} of ${during.length + refused.length} reads refused, slowest ${seconds(result.slowest)}; healthy after ${result.seconds.toFixed(0)} s`,
  );
  for (const { why } of refused.slice(0, 3)) say(`    ${why}`);
  return result;
};

const countLost = async (cluster, { load, probe }) => {
  const { number } = await cluster.primary();
  const tags = await runSql(url(number, 'postgres'), 'select name from tags');
  const ids = await runSql(url(number, 'postgres', 'probe'), 'select id from probe');
  const found = new Set([...tags.map((row) => row.name), ...ids.map((row) => row.id)]);
  return [
    ...load.saved.filter(({ name }) => !found.has(name)),
    ...probe.saved.filter(({ id }) => !found.has(id)),
  ];
};

const runFaults = async (folder, cluster) => {
  const { number } = await cluster.primary();
  await runSql(url(number, 'postgres', 'probe'), 'create table probe (id int primary key)');
  const store = await startS3();
  const products = await startProducts({ folder, logs: cluster.logs }, settingsOf(store));
  try {
    const { token } = await signIn(products.portOf(0));
    const picture = await uploadPicture(products.portOf(0), token);
    const load = startLoad(products, { token, picture });
    const probe = startProbe();
    const watch = startSamples(path.join(cluster.logs, 'samples.jsonl'));
    const names = Object.keys(faults).filter((name) => new RegExp(values.only).test(name));
    const results = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const name of names) results.push(await makeFault(name, { ...cluster, products }, load));
    }
    await load.stop();
    await probe.stop();
    await watch.stop();
    const lost = await countLost(cluster, { load, probe });
    const second = ofSecondPrimaries(probe.saved);
    const failures = report(results, { load, probe, lost, second, samples: watch.samples });
    if (new RegExp(values.only).test('dropped table')) {
      const rows = await timed('Recovering a dropped table', () => recoverDroppedTable(cluster));
      if (rows !== 1_000) failures.push(`The recovered table has ${rows} rows.`);
    }
    if (!products.areRunning()) failures.push('A process has ended.');
    if (failures.length > 0) throw new Problem(failures.join('\n'));
  } catch (error) {
    say(products.output());
    throw error;
  } finally {
    await products.stop();
    await store.close();
  }
};

const settingsOf = ({ settings }) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

await runScript(async () => {
  if (!isRoot()) throw new Problem('Network namespaces need root.');
  if (!process.env.IN_NAMESPACE) {
    await ensureInstalled();
    await ensure('ip', 'iproute2');
    await ensure('etcd', 'etcd-server');
    await ensure('patroni', 'patroni');
    if (!values.patroni) assertSoundPatroni();
    await ensure('pgbackrest', 'pgbackrest');
    await ensurePgbouncer();
    await ensurePostgres();
    if (!fs.existsSync('dist/server/main.js')) {
      await run(process.execPath, ['scripts/build.mjs']);
    }
    return enterNamespace();
  }
  await withMemoryFolder(async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-cluster-'));
    fs.chmodSync(folder, 0o711);
    try {
      const binaries = await ensurePostgres();
      const pgbouncer = await ensurePgbouncer();
      const patroni = copyPatroni(values.patroni ?? ofPackage, folder);
      const repository = path.join(folder, 'backups');
      fs.mkdirSync(repository);
      const { uid, gid } = await ownerOfServer();
      fs.chownSync(repository, uid, gid);
      const logs = path.join(folder, 'logs');
      fs.mkdirSync(logs);
      try {
        const programs = { binaries, etcd: values.etcd, patroni, pgbouncer };
        await withCluster({ folder, logs, repository, ...programs }, (cluster) =>
          runFaults(folder, cluster),
        );
      } finally {
        fs.rmSync(kept, { recursive: true, force: true });
        fs.cpSync(logs, kept, { recursive: true });
      }
    } finally {
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
