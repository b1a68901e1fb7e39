import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

const variations = 6_000;
const mostMs = 5_000;

let house: House;
let token: string;
let db: Db;
let close: () => Promise<void>;

// a second process cannot open the embedded database
describe.runIf(process.env.DATABASE_URL)(
  'a job whose process is killed',
  { timeout: 120_000 },
  () => {
    beforeAll(async () => {
      house = await createHouse();
      ({ db, close } = await house.open());
      ({ token } = await signedIn(db, 'admin'));
      const { id } = await createParent(db);
      await createVariations(db, id, variations);
      // a second for each batch, so that the other process is up before the job ends
      await sql`
      create function slow() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.002); return new; end $$;
      create trigger slow before update on variations for each row execute function slow();
    `.execute(db);
    });
    afterAll(async () => {
      await close();
      await house.remove();
    });

    const done = async () => {
      const { rows } = await sql<{ done: number }>`select done from jobs`.execute(db);
      return rows[0]?.done ?? 0;
    };

    test('goes on in another one within five seconds', async () => {
      const first = await house.start();
      const begin = `mutation ($input: VariationsInput!) {
      publishVariations(input: $input) { job { id } } }`;
      const { errors } = await call(first.port, token, begin, { input: { query: {} } });
      expect(errors).toEqual([]);
      const other = await house.start();
      await vi.waitUntil(async () => (await done()) > 0, { timeout: 20_000, interval: 50 });
      await first.kill();
      const killed = Date.now();
      const before = await done();
      expect(before).toBeLessThan(variations);
      const taken = async () => {
        const { rows } = await sql`
        select from jobs where crashes = 1 and lease_until > now()`.execute(db);
        return rows.length === 1;
      };
      await vi.waitUntil(taken, { timeout: 60_000, interval: 50 });
      const ms = Date.now() - killed;
      process.stdout.write(`taken over after ${ms} ms\n`);
      expect(ms).toBeLessThan(mostMs);
      await vi.waitUntil(async () => (await done()) === variations, {
        timeout: 60_000,
        interval: 200,
      });
      await other.stop();
    });
  },
);
