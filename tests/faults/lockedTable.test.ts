import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';
import { measure } from './support/load.ts';

const query = '{ variations(query: { size: 10 }) { data { total results { id name } } } }';
const waitingChanges = 40;
const measuredMs = 5_000;

let house: House;
let server: RunningServer;
let token: string;

// the embedded database has a single connection, so no transaction waits for another one
describe.runIf(process.env.DATABASE_URL)('a locked table', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    house = await createHouse();
    const { db, close } = await house.open();
    ({ token } = await signedIn(db, 'admin'));
    const { id } = await createParent(db);
    await createVariations(db, id, 1000);
    await close();
    server = await house.start();
  });
  afterAll(async () => {
    await server.stop();
    await house.remove();
  });

  const createTag = (name: string) =>
    call(
      server.port,
      token,
      'mutation ($input: TagInput!) { createTag(input: $input) { status } }',
      { input: { name, type: 'product' } },
    );
  const readLists = () =>
    measure({ port: server.port, token, query, loops: 1, ms: measuredMs, connections: 'kept' });

  test('changes that wait for it are refused by name, and the lists of others are not slower than twice their time', async () => {
    await readLists();
    const idle = await readLists();
    const { db, close } = await house.open();
    await db.transaction().execute(async (trx) => {
      await sql`lock table tags in access exclusive mode`.execute(trx);
      let isOver = false;
      const waiting = Array.from({ length: waitingChanges }, async (_, at) => {
        const answers = [];
        while (!isOver) {
          answers.push(await createTag(`waiting ${at}`));
          // as the answer asks for
          await sleep(1_000);
        }
        return answers;
      });
      const busy = await readLists();
      isOver = true;
      const answers = (await Promise.all(waiting)).flat();
      const msgs = new Set(answers.flatMap(({ errors }) => errors.map(({ msg }) => msg)));
      expect([...msgs].sort()).toEqual(['error.BUSY', 'error.RECORD_BUSY']);
      const report = { idle: idle.served, busy: busy.served, refused: busy.refused };
      process.stdout.write(`${JSON.stringify(report)}\n`);
      expect(busy.refused.count).toBe(0);
      expect(busy.served.p50, JSON.stringify(report)).toBeLessThan(2 * idle.served.p50);
    });
    await close();
    expect((await createTag('after')).errors).toEqual([]);
  });
});
