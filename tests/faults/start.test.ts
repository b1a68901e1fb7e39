import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { createShop, createUser } from '#tests/factories/people.ts';
import { createSecondFactor } from '#tests/factories/secondFactors.ts';
import { secretsKey } from '#tests/support/secrets.ts';
import { startServer, startWithShop, temporaryFolder } from '#tests/support/server.ts';
import { createHouse, type House } from './support/house.ts';

/** A port that nothing uses at the moment. */
const freePort = async (): Promise<string> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return String(port);
};

interface Ended {
  exitCode: number | null;
  output: string;
}

/** Runs a built program until it ends by itself. */
const run = (program: string, settings: Record<string, string>, ...given: string[]) =>
  new Promise<Ended>((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...settings };
    // it ends before optimizing the embedded database pays, which takes a third of its time
    const command = ['--liftoff-only', `dist/server/${program}.js`, ...given];
    const child = spawn(process.execPath, command, { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('exit', (exitCode) => resolve({ exitCode, output }));
  });

describe('a start that fails says why', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  const start = (settings: Record<string, string>) =>
    run('main', { DATA_DIR: folder, SEED: 'none', ...settings });

  test('nothing answers at the address of the database', async () => {
    const { exitCode, output } = await start({ DATABASE_URL: 'postgresql://a@127.0.0.1:1/a' });
    expect(output).toBe(
      'DATABASE_URL: nothing answers at 127.0.0.1:1. Start the database, or correct the address.\n',
    );
    expect(exitCode).toBe(1);
  });

  test.each(['main', 'cli/migrate'])(
    'nothing answers at the direct address (%s)',
    async (program) => {
      const { output } = await run(program, {
        ...{ DATA_DIR: folder, SEED: 'none', DATABASE_URL: 'postgresql://a@127.0.0.1:2/a' },
        DATABASE_DIRECT_URL: 'postgresql://a@127.0.0.1:1/a',
      });
      expect(output).toContain('DATABASE_DIRECT_URL: nothing answers at 127.0.0.1:1.');
      expect(output).not.toContain('DATABASE_URL');
    },
  );

  test('because its host is unknown', async () => {
    const { output } = await start({ DATABASE_URL: 'postgresql://a@db.invalid/a' });
    expect(output).toBe('DATABASE_URL: the host db.invalid is unknown.\n');
  });

  test('the data folder is a file', async () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    const { exitCode, output } = await start({ DATA_DIR: file });
    expect(output).toMatch(/^DATA_DIR: .*file.* Choose another\.\n$/);
    expect(exitCode).toBe(1);
  });
});

describe('on a database', () => {
  let house: House;
  beforeAll(async () => {
    house = await createHouse();
    const { db, close } = await house.open();
    const password_hash = await hashPassword(demoPassword);
    await createUser(db, { email: 'admin@atrium.example', password_hash });
    await createUser(db, { email: 'ada@example.com', password_hash });
    await close();
  });
  afterAll(() => house.remove());

  const settings = () => ({ ...house.location, SEED: 'none' });

  test('a start on a port in use says so', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = String((other.address() as net.AddressInfo).port);
    const { exitCode, output } = await run('main', { ...settings(), PORT: port });
    expect(output).toBe(`PORT: ${port} is in use. Stop what uses it, or choose another.\n`);
    expect(exitCode).toBe(1);
    other.close();
  });

  test('a start with the example shop opens both, and ends both', async () => {
    const { db, close } = await house.open();
    await createShop(db);
    await close();
    const [PORT, SHOP_PORT] = [await freePort(), await freePort()];
    const given = { ...house.location, PORT, SHOP_PORT, SEED: 'none', LOG_LEVEL: 'error' };
    const server = await startWithShop(house.folder, given);
    const shop = `http://localhost:${SHOP_PORT}`;
    await expect.poll(server.output, { timeout: 20_000 }).toContain(`The shop is ready: ${shop}`);
    const home = await fetch(`${shop}/de`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Wohnwerk');
    await expect(startWithShop(house.folder, given)).rejects.toThrow(
      `Port ${SHOP_PORT} is taken. Choose another one with SHOP_PORT.`,
    );
    await server.stop();
    await expect.poll(() => fetch(shop).catch(() => null)).toBeNull();
  });

  test('with open demo accounts, a public server does not start until they are locked', async () => {
    const refused = await run('main', {
      ...settings(),
      PUBLIC_URL: 'https://{portal}.shop.example',
    });
    expect(refused.exitCode).toBe(78);
    expect(refused.output).toContain('admin@atrium.example');
    expect(refused.output).not.toContain('ada@example.com');
    expect(refused.output).toContain('npm run demo:lock');

    const warned = await house.start({ PUBLIC_URL: '', HOST: '0.0.0.0' });
    expect(warned.output()).toContain('Warning: HOST=0.0.0.0');
    await warned.stop();

    const locked = await run('cli/demoLock', settings());
    expect(locked.output).toContain('admin@atrium.example');
    expect((await run('cli/demoLock', settings())).output).toContain('No account has');
    const started = await house.start({ PUBLIC_URL: 'https://{portal}.shop.example' });
    expect(started.isRunning()).toBe(true);
    await started.stop();
  });

  test('migrated by a newer version, an older one says so and is not restarted', async () => {
    const { db, close } = await house.open();
    const newer = '2999-01-01-01-flying';
    await sql`insert into kysely_migration values (${newer}, now()::text)`.execute(db);
    await close();
    const { exitCode, output } = await run('main', settings());
    expect(output).toMatch(/^A newer version of Atrium .*2999-01-01-01-flying.*\n$/);
    expect(exitCode).toBe(78);
  });
});

test('a data folder that a start makes is for its user alone', async () => {
  const folder = temporaryFolder();
  const dataDir = path.join(folder, 'data');
  const server = await startServer(dataDir, { SEED: 'none' });
  await server.stop();
  const rightsOf = (name: string) =>
    (fs.statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
  expect(fs.readdirSync(dataDir)).toEqual(expect.arrayContaining(['database', 'images']));
  for (const name of ['', 'database', 'images'])
    expect([name, rightsOf(name)]).toEqual([name, '700']);
  fs.rmSync(folder, { recursive: true });
});

describe('a command', () => {
  const administrator = ['--email', 'b@example.com', '--firstname', 'Bo', '--lastname', 'Beck'];

  test('creates no database, and names the one it looked for', async () => {
    const folder = temporaryFolder();
    const given = { DATA_DIR: folder, ATRIUM_PASSWORD: 'Long-Enough-1' };
    const { exitCode, output } = await run('cli/userCreate', given, ...administrator);
    expect(exitCode).toBe(78);
    expect(output).toContain(`Database: embedded, in ${folder}`);
    expect(output).toContain('--settings');
    expect(fs.readdirSync(folder)).toEqual([]);
    fs.rmSync(folder, { recursive: true });
  });

  test('lets an administrator back in who has lost the second factor', async () => {
    const house = await createHouse();
    const { db, close } = await house.open();
    const { id } = await createUser(db, { email: 'lost@example.com' });
    await createSecondFactor(db, id);
    await close();
    const end = (...args: string[]) => run('cli/secondFactorEnd', house.location, ...args);
    expect((await end()).output).toContain('second-factor:end');
    const stranger = await end('--email', 'lost@example.com', '--portal', 'vendor');
    expect(stranger.output).toContain('There is no account lost@example.com');
    const ended = await end('--email', 'Lost@Example.com');
    expect(ended.output).toContain('lost@example.com signs in with the password alone.');
    expect((await end('--email', 'lost@example.com')).output).toContain('no second factor');
    const after = await house.open();
    const { rows } = await sql`
      select e.kind, e.subject, (select count(*)::int from second_factors) as factors
      from security_events e`.execute(after.db);
    await after.close();
    expect(rows).toEqual([{ kind: 'secondFactorReset', subject: 'lost@example.com', factors: 0 }]);
    await house.remove();
  });

  test('ends second factors whose key is lost, with which no server starts', async () => {
    const house = await createHouse();
    const { db, close } = await house.open();
    const { id } = await createUser(db, { email: 'sealed@example.com' });
    await createSecondFactor(db, id);
    await close();
    const withKey = await house.start({ SECRETS_KEY: secretsKey.toString('base64') });
    await withKey.stop();
    await expect(house.start()).rejects.toThrow(
      /ended with 78[\s\S]*1 account\(s\)[\s\S]*--lost-key/,
    );
    const end = () => run('cli/secondFactorEnd', house.location, '--lost-key');
    expect((await end()).output).toContain('sealed@example.com signs in with the password alone.');
    expect((await end()).output).toContain('The keys that are here open all second factors.');
    const without = await house.start();
    await without.stop();
    await house.remove();
  });

  test('reads the settings of the server as systemd does', async () => {
    const house = await createHouse();
    const file = path.join(house.folder, 'atrium.env');
    const lines = Object.entries(house.location).map(([name, value]) => `${name}=${value}\n`);
    fs.writeFileSync(file, `${lines.join('')}MAIL_FROM="Atrium <a@example.com>"\n`);
    const given = { ATRIUM_PASSWORD: 'Long-Enough-1' };
    const { output } = await run('cli/userCreate', given, ...administrator, '--settings', file);
    expect(output).toContain('b@example.com can sign in as administrator.');
    await house.remove();
  });
});
