import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inTransaction, type Trx } from '#server/db/database.ts';
import { createTag } from '#tests/factories/structure.ts';
import { isWaiting } from '#tests/support/isWaiting.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const rename = async (trx: Trx, id: string, name: string) => {
  await sql`update tags set name = ${name} where id = ${id}`.execute(trx);
};

test('a transaction that the database ends for a deadlock is repeated', async () => {
  const [one, two] = [await createTag(api.db), await createTag(api.db)];
  let attempts = 0;
  let second: Promise<void> | undefined;
  await inTransaction(api.db, async (trx) => {
    attempts += 1;
    await rename(trx, one.id, `${one.name} first`);
    if (!second) {
      second = inTransaction(api.db, async (other) => {
        attempts += 1;
        await rename(other, two.id, `${two.name} second`);
        await rename(other, one.id, `${one.name} second`);
      });
      await vi.waitUntil(isWaiting, { timeout: 20_000 });
    }
    await rename(trx, two.id, `${two.name} first`);
  });
  await second;
  expect(attempts).toBe(api.database.embedded ? 2 : 3);
  const { rows } = await sql<{ name: string }>`
    select name from tags where id in (${one.id}, ${two.id}) order by id`.execute(api.db);
  // whole transactions, one after the other
  expect(new Set(rows.map(({ name }) => name.split(' ').at(-1))).size).toBe(1);
});

test('a transaction that fails for another reason is not repeated', async () => {
  let attempts = 0;
  const failing = inTransaction(api.db, async () => {
    attempts += 1;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(attempts).toBe(1);
});
