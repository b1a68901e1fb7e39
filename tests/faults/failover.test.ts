import { describe, expect, test, vi } from 'vitest';
import { withStandby } from '#scripts/lib/standby.mjs';
import { openDatabase } from '#server/db/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import { startServer, temporaryFolder } from '#tests/support/server.ts';
import { call } from './support/call.ts';

/** Within this time after a host is gone, reads go on; after another one is promoted, writes. */
const followsMs = 15_000;

/** A server of both hosts, and calls to it. */
const startOn = async ([first, second]: readonly [string, string]) => {
  const [primary, standby] = [new URL(first), new URL(second)];
  // the standby comes first, so that the order alone does not help
  const url = `postgres://postgres@${standby.host},${primary.host}${primary.pathname}?target_session_attrs=read-write`;
  const server = await startServer(temporaryFolder(), {
    ...{ DATABASE_URL: url, SEED: 'none', LOG_LEVEL: 'error', DATABASE_CONNECTIONS: '6' },
    ...{ ADMIN_SECOND_FACTOR: 'optional', PUBLIC_URL: 'http://{portal}.localhost' },
  });
  const own = await openDatabase({ url, connections: 2 });
  const { token } = await signedIn(own.db, 'admin');
  await own.close();
  const createTag = async (name: string) => {
    const { status, errors } = await call(
      server.port,
      token,
      'mutation ($input: TagInput!) { createTag(input: $input) { status } }',
      { input: { name, type: 'product' } },
    );
    return errors[0]?.msg ?? errors[0]?.extensions.code ?? status;
  };
  const tags = async (): Promise<string[]> => {
    const { data } = await call(server.port, token, '{ tags { data { results { name } } } }');
    return (data?.tags.data.results ?? []).map(({ name }: { name: string }) => name);
  };
  const ready = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status;
  return { server, token, createTag, tags, ready };
};

// the embedded database is one process
describe.runIf(process.env.DATABASE_URL)('a database of two hosts', { timeout: 180_000 }, () => {
  test('is followed to the host that accepts writes', () =>
    withStandby(async ({ urls, killPrimary, promoteStandby }) => {
      const { server, token, createTag, tags, ready } = await startOn(urls);
      expect(await createTag('Before')).toBe(200);
      expect(await ready()).toBe(200);
      const replica = await openDatabase({ url: urls[1], connections: 1 });
      const copied = () => replica.db.selectFrom('tags').select('name').execute();
      await vi.waitFor(async () => expect(await copied()).toEqual([{ name: 'Before' }]), followsMs);
      await replica.close();

      killPrimary();
      await vi.waitFor(async () => expect(await tags()).toEqual(['Before']), followsMs);
      expect(await createTag('Meanwhile')).toBe('error.READ_ONLY');
      expect(await ready()).toBe(503);

      await promoteStandby();
      await vi.waitFor(async () => expect(await createTag('After')).toBe(200), followsMs);
      expect((await tags()).sort()).toEqual(['After', 'Before']);
      expect(await ready()).toBe(200);

      // the queue has followed, too
      const job = await call(
        server.port,
        token,
        'mutation ($input: TagsExportInput!) { exportTags(input: $input) { data { id } } }',
        { input: { language: 'de', format: 'csv' } },
      );
      expect(job.errors).toEqual([]);
      const states = async () => {
        const { data } = await call(server.port, token, '{ jobs { data { results { state } } } }');
        return data?.jobs.data.results.map(({ state }) => state);
      };
      await vi.waitFor(async () => expect(await states()).toEqual(['done']), followsMs);
      await server.stop();
    }));

  test('is followed although the former host is silent and keeps its connections', () =>
    withStandby(async ({ urls, freezePrimary, thawPrimary, promoteStandby }) => {
      const { server, createTag, tags } = await startOn(urls);
      expect(await createTag('Before')).toBe(200);
      const replica = await openDatabase({ url: urls[1], connections: 1 });
      const copied = () => replica.db.selectFrom('tags').select('name').execute();
      await vi.waitFor(async () => expect(await copied()).toEqual([{ name: 'Before' }]), followsMs);
      await replica.close();

      freezePrimary();
      const waiting = createTag('Meanwhile');
      await promoteStandby();
      const start = performance.now();
      await vi.waitFor(async () => expect(await createTag('After')).toBe(200), followsMs);
      expect(performance.now() - start).toBeLessThan(followsMs);
      expect(await waiting).not.toBe(200);
      expect((await tags()).sort()).toEqual(['After', 'Before']);
      thawPrimary();
      await server.stop();
    }));
});
