import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/server.ts';
import { type SmallDiskServer, startOnSmallDisk } from './support/smallDisk.ts';

/*
 * Uses a real disk of a few megabytes; tests/embedded/diskRoom.test.ts tests the same without one.
 */

let folder: string;
let server: SmallDiskServer | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  if (server?.isRunning()) await server.stop();
  server = undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  errors: { msg: string; extensions: { code: string } }[];
}

/** A rejected sign-in is counted, so it writes. */
const write = async (at: SmallDiskServer): Promise<string> => {
  const input = `{ email: "${Math.random()}@b.example", password: "wrong" }`;
  const response = await fetch(`http://localhost:${at.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { signIn(input: ${input}) { token } }` }),
    signal: AbortSignal.timeout(15_000),
  });
  return ((await response.json()) as Answer).errors[0]?.msg ?? '';
};

const health = async (at: SmallDiskServer): Promise<string> => {
  const response = await fetch(`http://localhost:${at.port}/readyz`);
  return `${response.status} ${await response.text()}`;
};

const until = (what: () => Promise<string>, wanted: string) =>
  vi.waitUntil(async () => (await what()) === wanted, { timeout: 20_000, interval: 200 });

test('a full disk: calls and the health check name the cause, and all recovers when there is space', async () => {
  server = await startOnSmallDisk(folder, 200);
  const running = server;
  expect(await write(running)).toBe('Unauthorized');
  expect(await health(running)).toBe('200 {"status":"ok"}');
  running.leave(0);
  await until(() => write(running), 'error.NO_ROOM');
  expect(await health(running)).toBe('503 {"status":"disk full"}');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect(await write(running)).toBe('error.NO_ROOM');
  }
  expect(running.output()).toContain('nothing can be saved until there is room again');
  running.clear();
  await until(() => write(running), 'Unauthorized');
  expect(await health(running)).toBe('200 {"status":"ok"}');
});

test('a disk that is full at the start, or fills up with the demo, is reported', async () => {
  const settings = { LOG_LEVEL: 'error' };
  await expect(startOnSmallDisk(folder, 40, settings)).rejects.toThrow(
    /ended with 1: DATA_DIR: the disk of .* needs 48 MB\. Make room and start again\.\n$/,
  );
  await expect(startOnSmallDisk(folder, 110, { ...settings, SEED: 'demo' })).rejects.toThrow(
    /ended with 1: The database is empty[\s\S]*Make room and start again\.\n$/,
  );
}, 120_000);
