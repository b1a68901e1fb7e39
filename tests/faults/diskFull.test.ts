import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/server.ts';
import { call } from './support/call.ts';
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

const email = 'admin@atrium.example';

/** The session, or else why there is none. */
const signIn = async ({ port }: SmallDiskServer): Promise<{ token: string; msg: string }> => {
  const { data, errors } = await call(
    port,
    '',
    `mutation { signIn(input: { email: "${email}", password: "Atrium-Demo-1" }) { token } }`,
  );
  return { token: data?.signIn?.token ?? '', msg: errors[0]?.msg ?? '' };
};

const save = async ({ port }: SmallDiskServer, token: string): Promise<string> => {
  const document = 'mutation ($input: TagInput!) { createTag(input: $input) { data { id } } }';
  const input = { name: `tag ${Math.random()}`, type: 'product' };
  return (await call(port, token, document, { input })).errors[0]?.msg ?? 'saved';
};

const read = async ({ port }: SmallDiskServer, token: string): Promise<number | undefined> => {
  const { data } = await call(port, token, '{ variations(query: {}) { data { total } } }');
  return data?.variations?.data.total;
};

const health = async (at: SmallDiskServer): Promise<string> => {
  const response = await fetch(`http://localhost:${at.port}/readyz`);
  return `${response.status} ${await response.text()}`;
};

/** Waits until it is so; otherwise rejects with what it was instead. */
const until = (what: () => Promise<string>, wanted: string): Promise<void> =>
  vi.waitFor(async () => expect(await what()).toBe(wanted), { timeout: 60_000, interval: 200 });

test('a full disk: reading goes on, refusals and the health check name the cause, and all recovers when there is space', async () => {
  server = await startOnSmallDisk(folder, 500, { SEED: 'demo', REQUESTS_PER_MINUTE: '0' });
  const running = server;
  const { token } = await signIn(running);
  const total = await read(running, token);
  expect(total).toBeGreaterThan(0);
  expect(await save(running, token)).toBe('saved');
  expect(await health(running)).toBe('200 {"status":"ok"}');
  /** Others take what the database frees. */
  const saveWith = (bytes: number) => {
    running.leave(bytes);
    return save(running, token);
  };
  await until(() => saveWith(20 * 1_048_576), 'error.NO_ROOM');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    running.leave(0);
    expect(await save(running, token)).toBe('error.NO_ROOM');
    expect(await read(running, token)).toBe(total);
    expect(await signIn(running)).toEqual({ token: '', msg: 'error.NO_ROOM_SIGN_IN' });
  }
  expect(await health(running)).toBe('503 {"status":"disk full"}');
  expect(running.output()).toContain('nothing can be saved until there is room again');
  running.clear();
  await until(() => save(running, token), 'saved');
  expect((await signIn(running)).token).not.toBe('');
  expect(await health(running)).toBe('200 {"status":"ok"}');
}, 300_000);

test('a disk that is full at the start, or fills up with the demo, is reported', async () => {
  const settings = { LOG_LEVEL: 'error' };
  await expect(startOnSmallDisk(folder, 40, settings)).rejects.toThrow(
    /ended with 1: DATA_DIR: the disk of .* needs 48 MB\. Make room and start again\.\n$/,
  );
  await expect(startOnSmallDisk(folder, 110, { ...settings, SEED: 'demo' })).rejects.toThrow(
    /ended with 1: The database is empty[\s\S]*Make room and start again\.\n$/,
  );
}, 300_000);
