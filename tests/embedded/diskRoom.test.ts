import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { reserveBytes } from '#server/db/diskRoom.ts';
import { isOutOfRoom } from '#server/db/failures.ts';
import { pipelined } from '#server/db/pipeline.ts';
import { StartProblem } from '#server/errors/startProblem.ts';
import { asUnavailable } from '#server/graphql/unavailable.ts';

let folder: string;
let left: number;
const free = async () => left;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-room-'));
  left = 10 * reserveBytes;
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await fs.rm(folder, { recursive: true });
});

describe('the embedded database on a disk that is nearly full', () => {
  let database: Database;
  const write = () => sql`insert into written values (1)`.execute(database.db);
  const outcome = () => write().then(() => 'written', isOutOfRoom);
  const until = (wanted: unknown) =>
    vi.waitUntil(async () => (await outcome()) === wanted, { timeout: 20_000, interval: 100 });

  test('rejects writing with the cause, still reads, and recovers by itself', async () => {
    database = await openDatabase({ folder, free });
    await sql`create table written (id integer)`.execute(database.db);
    await write();
    left = reserveBytes - 1;
    await until(true);
    const refusal = await write().catch((error: unknown) => asUnavailable(error));
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE', message: 'error.NO_ROOM' });
    const { rows } = await sql`select id from written limit 1`.execute(database.db);
    expect(rows).toEqual([{ id: 1 }]);
    expect(process.stderr.write).toHaveBeenCalledWith(
      `The disk of ${folder} is full: nothing can be saved until there is room again.\n`,
    );
    left = reserveBytes;
    await until('written');
    expect(process.stderr.write).toHaveBeenLastCalledWith(
      `The disk of ${folder} has room again.\n`,
    );
    await database.close();
  });

  test('is not opened, which says how much is needed', async () => {
    left = 1_048_576;
    const opening = openDatabase({ folder, free });
    await expect(opening).rejects.toThrow(StartProblem);
    await expect(opening).rejects.toThrow(/has 1 MB left, .* needs 48 MB\. Make room/);
    // the folder is free again
    left = reserveBytes;
    await (await openDatabase({ folder, free })).close();
  });
});

test.each([
  ['could not write to file "pg_wal/xlogtemp.42": No space left on device', 1],
  [
    'could not write to log file "000000010000000000000002" at offset 8192, length 8192: No space left on device',
    1,
  ],
  ['could not write to file "pg_logical/replorigin_checkpoint.tmp"', 1, 'PANIC'],
  ['could not extend file "base/5/16623": No space left on device', 0],
])('%s: the process ends %i times', async (message, times, severity = 'ERROR') => {
  const failing = {
    execProtocolStream: async () => [{ name: 'error', code: '53100', severity, message }],
  } as unknown as PGlite;
  const end = vi.fn();
  await pipelined(failing, end).execProtocolStream(new Uint8Array([81]));
  expect(end).toHaveBeenCalledTimes(times);
});
