import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { FolderInUse } from '#server/db/lock.ts';
import { createTag } from '#tests/factories/structure.ts';

/** Bundles the second process with the script that builds the server. */
const bundle = async (entry: string, outdir: string): Promise<void> => {
  const script = pathToFileURL(path.resolve('scripts/lib/bundle.mjs')).href;
  const { bundleServer } = (await import(/* @vite-ignore */ script)) as {
    bundleServer: (entryPoints: string[], outdir: string) => Promise<unknown>;
  };
  await bundleServer([entry], outdir);
};

let folder: string;
let program: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-lock-'));
  const outdir = path.join('node_modules/.cache/atrium/tests', String(process.pid));
  await bundle('tests/support/holdFolder.ts', outdir);
  program = path.join(outdir, 'holdFolder.js');
});

afterEach(async () => {
  for (const child of running) await kill(child);
});

afterAll(async () => {
  await fs.rm(path.dirname(program), { recursive: true });
  await fs.rm(folder, { recursive: true });
});

/**
 * Starts a process that opens the folder; returns its first output and, if it ended, its exit code.
 */
const open = async (tag: string) => {
  const child = spawn(process.execPath, [program, folder, tag]);
  running.add(child);
  let said = '';
  const refused = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes('\n')) resolve();
      });
    }
  });
  await Promise.race([refused, once(child, 'close')]);
  return { child, said };
};

const kill = async (child: ChildProcess) => {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
};

const tagsIn = async (database: Database) =>
  (await database.db.selectFrom('tags').select('name').orderBy('id').execute()).map(
    ({ name }) => name,
  );

// each opens a cold database several times
describe('the folder of the embedded database', { timeout: 60_000 }, () => {
  test('is rejected to a second process, and free with all its rows after a SIGKILL', async () => {
    const first = await open('first');
    expect(first.said).toBe('open\n');

    const second = await open('second');
    expect(second.said).toContain(folder);
    expect(second.said).toContain('in use by another process');
    expect(second.said).toContain('DATABASE_URL');
    await expect(openDatabase({ folder })).rejects.toThrow(FolderInUse);

    await kill(first.child);
    const database = await openDatabase({ folder });
    expect(await tagsIn(database)).toEqual(['first']);

    // and vice versa: this process holds it now
    const third = await open('third');
    expect(third.said).toContain('in use by another process');
    await createTag(database.db, { name: 'fourth' });
    await database.close();

    const again = await openDatabase({ folder });
    expect(await tagsIn(again)).toEqual(['first', 'fourth']);
    await again.close();
  });

  test('is rejected twice to one process', async () => {
    const database = await openDatabase({ folder });
    await expect(openDatabase({ folder })).rejects.toThrow(FolderInUse);
    expect(await tagsIn(database)).not.toEqual([]);
    await database.close();
  });

  test('is rejected while the heartbeat of another container is fresh, and free when it is not', async () => {
    const heartbeat = path.join(folder, 'in-use-by.json');
    await fs.writeFile(heartbeat, JSON.stringify({ pid: 1, host: 'other', space: 'other' }));
    await expect(openDatabase({ folder })).rejects.toThrow(FolderInUse);
    const minuteAgo = new Date(Date.now() - 60_000);
    await fs.utimes(heartbeat, minuteAgo, minuteAgo);
    const database = await openDatabase({ folder });
    await database.close();
    await expect(fs.stat(heartbeat)).rejects.toThrow('ENOENT');
  });
});
