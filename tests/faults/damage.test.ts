import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withDamageableServer } from '#scripts/lib/damagedServer.mjs';
import { type DatabaseLocation, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { sha256 } from '#server/storage/sha256.ts';
import { signedIn } from '#tests/factories/people.ts';
import { Device } from '#tests/support/device.ts';
import { startServer, temporaryFolder } from '#tests/support/server.ts';
import { call } from './support/call.ts';

const pageBytes = 8192;

/** Overwrites the first page of a file. */
const damagePage = (file: string): void => {
  const handle = fs.openSync(file, 'r+');
  fs.writeSync(handle, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, 0);
  fs.closeSync(handle);
};

/** Fills a new database; returns an administrator's token and the file of the table of tags. */
const prepare = async (location: DatabaseLocation) => {
  const { db, close } = await openDatabase(location);
  await migrate(db);
  const { token } = await signedIn(db, 'admin');
  await db.insertInto('tags').values({ name: 'Oak', type: 'product' }).execute();
  const { rows } = await sql<{ file: string }>`
    select pg_relation_filepath('tags') as file`.execute(db);
  await sql`checkpoint`.execute(db);
  await close();
  return { token, file: rows[0]?.file ?? '' };
};

/** What happens once a server has met the damaged page of the table of tags. */
const expectNoWrites = async (
  folder: string,
  token: string,
  settings: Record<string, string>,
): Promise<void> => {
  const server = await startServer(folder, {
    ...{ SEED: 'none', LOG_LEVEL: 'fatal', ADMIN_SECOND_FACTOR: 'optional' },
    ...settings,
  });
  const device = new Device();
  const answerOf = async (query: string, variables = {}) => {
    const { errors, data } = await call(server.port, token, query, variables, device);
    return errors[0]?.msg ?? Object.keys(data ?? {})[0];
  };
  const createGroup = (name: string) =>
    answerOf(
      'mutation ($input: ServiceGroupInput!) { createServiceGroup(input: $input) { status } }',
      { input: { name } },
    );
  const ready = async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    return [response.status, ((await response.json()) as { status: string }).status];
  };
  try {
    expect(await createGroup('Before')).toBe('createServiceGroup');
    expect(await ready()).toEqual([200, 'ok']);
    expect(await answerOf('{ tags { data { results { name } } } }')).toBe('error.DAMAGED');
    expect(await ready()).toEqual([503, 'database damaged']);
    // into a table that is sound
    expect(await createGroup('After')).toBe('error.DAMAGED');
    expect(await answerOf('{ serviceGroups { data { results { name } } } }')).toBe('serviceGroups');
    expect(await ready()).toEqual([503, 'database damaged']);
    expect(server.output()).toMatch(/The database is damaged: invalid page in block 0/);
  } finally {
    await server.kill();
  }
};

interface Checked {
  exitCode: number | null;
  output: string;
}

/** Runs `npm run check` as built. */
const check = (folder: string, settings: Record<string, string> = {}) =>
  new Promise<Checked>((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, ...settings };
    const child = spawn(process.execPath, ['dist/server/cli/check.js'], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('exit', (exitCode) => resolve({ exitCode, output }));
  });

const whole = { exitCode: 0, output: expect.stringMatching(/Nothing is damaged\.\n$/) };
const damagedTags = {
  exitCode: 1,
  output: expect.stringMatching(/^tags: .*invalid page in block 0/m),
};

describe('a damaged page stops all writes and is named by the check', { timeout: 240_000 }, () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  test.runIf(process.env.DATABASE_URL)('of a PostgreSQL server', () =>
    withDamageableServer(async (url, damageFile) => {
      const { token, file } = await prepare({ url });
      expect(await check(folder, { DATABASE_URL: url })).toEqual(whole);
      const settings = { DATABASE_URL: await damageFile(file, damagePage) };
      await expectNoWrites(folder, token, settings);
      expect(await check(folder, settings)).toEqual(damagedTags);
    }),
  );

  test('of the embedded database', async () => {
    const { token, file } = await prepare({ folder: path.join(folder, 'database') });
    expect(await check(folder)).toEqual(whole);
    damagePage(path.join(folder, 'database/postgres', file));
    await expectNoWrites(folder, token, {});
    expect(await check(folder)).toEqual(damagedTags);
  });
});

test('the check names missing and changed files', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const database = path.join(folder, 'database');
  const { db, close } = await openDatabase({ folder: database });
  await migrate(db);
  const digest = sha256(Buffer.from('picture'));
  const pictures = ['whole.webp', 'changed.webp', 'missing.webp'];
  await db
    .insertInto('uploads')
    .values(pictures.map((filename) => ({ filename, digest, bytes: 7 })))
    .execute();
  const documents = ['cut.pdf', 'missing.pdf', 'whole.pdf'];
  await db
    .insertInto('files')
    .values(documents.map((name) => ({ name, origin_name: name, bytes: 8 })))
    .execute();
  const sum = sha256(Buffer.from('%PDF-1.7'));
  await db
    .insertInto('files')
    .values(
      ['altered.pdf', 'same.pdf'].map((name) => ({
        ...{ name, origin_name: name, bytes: 8, digest: sum },
      })),
    )
    .execute();
  const write = (key: string, content: string) => {
    const file = path.join(folder, key);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  };
  write('images/originals/whole.webp', 'picture');
  write('images/originals/changed.webp', 'Picture');
  write('files/cut.pdf', '%PDF-1.');
  write('files/whole.pdf', '%PDF-1.7');
  write('files/altered.pdf', '%PDF-1.6');
  write('files/same.pdf', '%PDF-1.7');

  const inUse = await check(folder);
  expect(inUse.exitCode).toBe(1);
  expect(inUse.output).toContain('is in use by another process');
  await close();

  const { exitCode, output } = await check(folder);
  expect(exitCode).toBe(1);
  expect(output.split('\n').slice(-7)).toEqual([
    'originals/changed.webp: the file has been changed: its sum differs',
    'originals/missing.webp: the file is missing',
    'files/altered.pdf: the file has been changed: its sum differs',
    'files/cut.pdf: the file has been changed: it has 7 bytes instead of 8',
    'files/missing.pdf: the file is missing',
    'Damaged: 5',
    '',
  ]);
  fs.rmSync(folder, { recursive: true });
});
