import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logBytes } from '#server/db/boundLog.ts';
import { type Database, openDatabase } from '#server/db/database.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-log-'));
  database = await openDatabase({ folder });
});

afterEach(async () => {
  await fs.rm(folder, { recursive: true });
});

const megabytes = async () => (await logBytes(path.join(folder, 'postgres'))) / 1_048_576;

test('the log of the embedded database is cut while it runs, and short after it ends', async () => {
  const { db } = database;
  await sql`create table written (id integer, text text)`.execute(db);
  await sql`
    insert into written select n, repeat(md5(n::text), 40) from generate_series(1, 80000) n`.execute(
    db,
  );
  expect(await megabytes()).toBeGreaterThan(100);
  await vi.waitUntil(async () => (await megabytes()) <= 64, { timeout: 20_000, interval: 200 });
  await sql`update written set text = text || 'a'`.execute(db);
  await database.close();
  expect(await megabytes()).toBeLessThanOrEqual(64);
});
