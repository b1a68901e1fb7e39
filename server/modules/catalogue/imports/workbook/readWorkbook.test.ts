import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { rawWorkbook } from '#tests/support/rawWorkbook.ts';
import { collector } from '#tests/support/readSheets.ts';
import { workbook } from '#tests/support/workbook.ts';
import { programOf } from './childProgram.ts';
import type { Listener } from './readBook.ts';
import { type ReadOptions, readWorkbook } from './readWorkbook.ts';

const rowsOf = (count: number) =>
  workbook([['SKU', 'Name'], ...Array.from({ length: count }, (_, n) => [`S-${n}`, `Sofa ${n}`])]);

const nothing: Listener = { head: async () => undefined, rows: async () => undefined };

const read = (content: Buffer, options: Partial<ReadOptions> = {}) =>
  readWorkbook(content, { ...nothing, ...options });

describe('a workbook that another process reads', () => {
  test('is read completely and in order, with unreadable cells', async () => {
    const { read: found, listener } = collector();
    await read(await rowsOf(3000), listener);
    expect(found.heads).toEqual({ Produkte: ['SKU', 'Name'] });
    expect(found.rows.map(({ row, cells }) => [row, cells[0]])).toEqual(
      Array.from({ length: 3000 }, (_, n) => [n + 2, `S-${n}`]),
    );
    const { read: faulty, listener: other } = collector();
    await read(
      await rawWorkbook({ rows: '<row><c><v>1</v></c></row><row><c><f>B1</f></c></row>' }),
      other,
    );
    expect(faulty.rows[0]?.faults).toEqual([{ column: 0, fault: 'CELL_FORMULA' }]);
  });

  test('is passed on part by part, each after the previous one was consumed', async () => {
    let isBusy = false;
    const sizes: number[] = [];
    await read(await rowsOf(5000), {
      rows: async (rows) => {
        expect(isBusy).toBe(false);
        isBusy = true;
        sizes.push(rows.length);
        await nextTurn();
        isBusy = false;
      },
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(5000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  });

  test('is rejected for an error that its process finds', async () => {
    const content = await rawWorkbook({ files: { 'xl/worksheets/sheet1.xml': '<a' } });
    await expect(read(content)).rejects.toMatchObject({ fault: 'WORKBOOK_DAMAGED' });
  });

  test('is rejected when it needs too much memory, which the server does not feel', {
    timeout: 120_000,
  }, async () => {
    // two bytes per character, because one of them is not Latin
    const strings = `<si><t>${'a'.repeat(998)}ж</t></si>`.repeat(250_000);
    const content = await rawWorkbook({ strings });
    const before = process.memoryUsage.rss();
    await expect(read(content)).rejects.toMatchObject({ fault: 'WORKBOOK_MEMORY' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1_048_576);
  });

  test('is rejected if it makes no progress for too long', async () => {
    await expect(read(await rowsOf(1), { silenceMs: 1 })).rejects.toMatchObject({
      fault: 'WORKBOOK_TIME',
    });
  });

  test('is not read further once it is cancelled', async () => {
    const giveUp = new AbortController();
    const reading = read(await rowsOf(50_000), {
      signal: giveUp.signal,
      rows: async () => giveUp.abort(new Error('stopped')),
    });
    await expect(reading).rejects.toThrow('stopped');
    await expect(read(await rowsOf(1), { signal: giveUp.signal })).rejects.toThrow('stopped');
  });

  test('is not read further if its rows cannot be stored', async () => {
    let calls = 0;
    const reading = read(await rowsOf(5000), {
      rows: async () => {
        calls += 1;
        throw new Error('no room');
      },
    });
    await expect(reading).rejects.toThrow('no room');
    expect(calls).toBe(1);
  });

  test('is no longer read once the server has exited', async () => {
    const program = await programOf('modules/catalogue/imports/workbook/workbookReader');
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-reader-'));
    const file = path.join(folder, 'workbook.xlsx');
    await fs.writeFile(file, await rowsOf(5000));
    // processes nothing, so the reader waits in the middle
    const server = spawn(process.execPath, [
      '-e',
      `const reader = require('child_process').fork(process.argv[1], { stdio: ['pipe', 'ignore', 'ignore', 'ipc'] });
       reader.once('message', () => console.log(reader.pid));
       reader.stdin.end(require('fs').readFileSync(process.argv[2]));`,
      program,
      file,
    ]);
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const reader = Number(said.toString());
    expect(process.kill(reader, 0)).toBe(true);
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(reader, 0)).toThrow('ESRCH'), 20_000);
    await fs.rm(folder, { recursive: true });
  });
});
