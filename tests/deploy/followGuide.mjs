/**
 * Runs the commands and files of docs/deploy.md as root in a temporary folder, on ports of its own. Left
 * out: installing packages and making the account (nobody stands in for it); systemd is played by starting
 * what the unit says.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, withPostgres } from '#scripts/lib/postgres.mjs';
import { expect, say } from '#tests/support/claims.mjs';
import { blockOf, linesOf, settingsOf } from './guide.mjs';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-deploy-'));
const running = new Map();
const ports = {};
for (const name of ['3001', '3002', '3101', '3102', '443', '80']) ports[name] = await freePort();
let database;

/** The guide's text, with paths, ports and the account of this trial. */
const here = (text) =>
  text
    .replaceAll(/\/(opt|var\/lib|var\/backups)\/atrium/g, `${folder}/$1/atrium`)
    .replaceAll('/etc/', `${folder}/etc/`)
    .replaceAll('runuser -u postgres -- ', '')
    .replaceAll('runuser -u atrium', 'runuser -u nobody')
    .replaceAll('-o atrium -g atrium', '-o nobody -g nogroup')
    .replaceAll('-g atrium', '-g nogroup')
    .replaceAll('https://git.example.com/atrium.git', `file://${repository}`)
    .replaceAll('npm ci ', `cp -al ${repository}/node_modules . `)
    .replaceAll('@127.0.0.1/atrium', `@127.0.0.1:${database.port}/atrium`)
    .replaceAll(/^SMTP_URL=.*\n|^MAIL_FROM=.*\n/gm, '');

const environment = () => ({
  PATH: process.env.PATH,
  HOME: folder,
  PGHOST: '127.0.0.1',
  PGPORT: database.port,
  PGUSER: database.username,
});

let memory = '';
/** Runs a block in a shell that keeps `password`, `release` and `stamp` from earlier blocks. */
const step = (name, more = '') => {
  say(`${name}`);
  const script = `set -e -o pipefail\n${memory}\n${more}${here(blockOf(name))}\ndeclare -p password release stamp 2>/dev/null || true\n`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    ...{ env: environment(), encoding: 'utf8', cwd: folder },
  });
  if (status !== 0) throw new Error(`"${name}" ended with ${status}\n${stdout}\n${stderr}`);
  memory = stdout.match(/^declare -- .*$/gm)?.join('\n') ?? memory;
  return stdout;
};

/** Does what systemd would do with the unit of the guide. */
const start = async (instance) => {
  const unit = here(blockOf('unit')).replaceAll('%i', instance);
  const own = linesOf(unit, 'Environment')
    .join(' ')
    .split(' ')
    .map((pair) => pair.split('='));
  const env = {
    ...Object.fromEntries(own),
    ...settingsOf(fs.readFileSync(linesOf(unit, 'EnvironmentFile')[0], 'utf8')),
    PATH: process.env.PATH,
    PORT: String(ports[`300${instance}`]),
    METRICS_PORT: String(ports[`310${instance}`]),
  };
  const [program, ...given] = linesOf(unit, 'ExecStart')[0].split(' ');
  const child = spawn(program, given, {
    ...{ env, cwd: fs.realpathSync(linesOf(unit, 'WorkingDirectory')[0]) },
    ...{ uid: 65_534, gid: 65_534, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  running.set(instance, child);
  for (let n = 0; n < 120; n += 1) {
    if (child.exitCode !== null) throw new Error(`atrium@${instance} ended:\n${output}`);
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(500);
  }
  throw new Error(`atrium@${instance} does not answer:\n${output}`);
};

const stop = async (instance) => {
  const child = running.get(instance);
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  running.delete(instance);
};

/** Carries out the systemctl lines of a block. */
const services = async (name) => {
  for (const [, action, instance] of blockOf(name).matchAll(
    /systemctl (start|stop|restart|enable --now) atrium@(\d)/g,
  )) {
    if (action !== 'start' && action !== 'enable --now') await stop(instance);
    if (action !== 'stop') await start(instance);
  }
};

const startNginx = async () => {
  const etc = `${folder}/etc`;
  fs.mkdirSync(`${etc}/ssl`, { recursive: true });
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example.com'],
    ...['-keyout', `${etc}/ssl/example.com.key`, '-out', `${etc}/ssl/example.com.pem`],
  ]);
  fs.mkdirSync(`${etc}/nginx/conf.d`, { recursive: true });
  step('site');
  const site = here(fs.readFileSync(`${etc}/nginx/conf.d/atrium.conf`, 'utf8'))
    .replaceAll(/127\.0\.0\.1:(300\d)/g, (_, port) => `127.0.0.1:${ports[port]}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports['443']}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ports['80']}`);
  const file = `${etc}/nginx.conf`;
  fs.writeFileSync(
    file,
    `user nobody nogroup;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path ${folder}/body;\nproxy_temp_path ${folder}/proxy;\nfastcgi_temp_path ${folder}/f;\nuwsgi_temp_path ${folder}/u;\nscgi_temp_path ${folder}/s;\n${site}\n}\n`,
  );
  const tested = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(tested.stderr);
  running.set('nginx', spawn('nginx', ['-c', file], { stdio: 'ignore' }));
  await sleep(1000);
};

const curl = (address, ...more) => {
  const { stdout } = spawnSync(
    'curl',
    [
      ...['--silent', '--insecure', '--max-time', '20', '--include'],
      ...['--connect-to', `::127.0.0.1:${ports[address.startsWith('https') ? '443' : '80']}`],
      ...more,
      address,
    ],
    { encoding: 'utf8' },
  );
  return stdout;
};

const count = (table) =>
  spawnSync('psql', ['--dbname', 'atrium', '-Atc', `select count(*) from ${table}`], {
    ...{ env: environment(), encoding: 'utf8' },
  }).stdout.trim();

/** Sends requests continuously until it is stopped. */
const asker = () => {
  const told = { asked: 0, failed: [], isOver: false };
  const ask = async () => {
    while (!told.isOver) {
      const child = spawn('curl', [
        ...['--silent', '--insecure', '--fail', '--output', '/dev/null', '--max-time', '20'],
        ...['--write-out', '%{http_code}'],
        // not /readyz, where a process that is about to end says so
        ...['--connect-to', `::127.0.0.1:${ports['443']}`, '--header', 'Accept: text/html'],
        'https://admin.example.com/',
      ]);
      told.asked += 1;
      let status = '';
      child.stdout.on('data', (chunk) => {
        status += chunk;
      });
      const [code] = await once(child, 'exit');
      if (code !== 0) told.failed.push(`${code}/${status}`);
    }
    return told;
  };
  const asking = ask();
  return () => {
    told.isOver = true;
    return asking;
  };
};

const follow = async () => {
  spawnSync('dropdb', ['atrium'], { env: environment() });
  fs.chmodSync(folder, 0o755);
  fs.mkdirSync(`${folder}/etc`);
  fs.mkdirSync(`${folder}/var/lib`, { recursive: true });
  step('account', 'useradd() { :; }\n');
  step('database');
  step('settings');
  step('release');
  await services('start');
  const first = fs.realpathSync(`${folder}/opt/atrium/current`);
  await startNginx();
  step('administrator');
  expect(count("users where email = 'you@example.com'") === '1', 'the administrator is there');
  expect(
    curl('http://admin.example.com/').includes('https://admin.example.com/'),
    'http leads to https',
  );
  const page = curl('https://admin.example.com/', '--header', 'Accept: text/html');
  expect(page.includes(' 200') && page.includes('<script'), 'the application is served by https');
  expect(/strict-transport-security: max-age=/i.test(page), 'pages make browsers use https');
  expect(!fs.existsSync(`${folder}/var/lib/atrium/pgdata`), 'nothing embedded was made');
  fs.writeFileSync(`${folder}/var/lib/atrium/images/kept`, 'a picture');
  step('backup');
  const end = asker();
  await sleep(1100);
  step('release');
  await services('upgrade');
  const { asked, failed } = await end();
  expect(fs.realpathSync(`${folder}/opt/atrium/current`) !== first, 'another release is current');
  // a connection may be made at the very moment a process closes its port
  const what = `${failed.length} of ${asked} requests failed during the upgrade ${failed.slice(0, 5).join(' ')}`;
  expect(asked > 10 && failed.length <= 1, what);
  spawnSync('psql', ['--dbname', 'atrium', '--command', 'delete from users'], {
    env: environment(),
  });
  fs.rmSync(`${folder}/var/lib/atrium/images/kept`);
  await stop('1');
  await stop('2');
  step('restore', 'systemctl() { :; }\n');
  await start('1');
  await start('2');
  expect(count("users where email = 'you@example.com'") === '1', 'the administrator is back');
  const kept = `${folder}/var/lib/atrium/images/kept`;
  expect(fs.readFileSync(kept, 'utf8') === 'a picture', 'the picture is back');
  expect(curl('https://admin.example.com/readyz').includes(' 200'), 'it answers after the restore');
};

export const followGuide = async () => {
  const given = process.env;
  const { DATABASE_URL: _, ...others } = given;
  try {
    process.env = others;
    await withPostgres(async (url) => {
      database = new URL(url);
      try {
        await follow();
      } finally {
        for (const child of running.values()) child.kill('SIGTERM');
        await sleep(1500);
      }
    });
    say('docs/deploy.md works.');
  } finally {
    process.env = given;
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
