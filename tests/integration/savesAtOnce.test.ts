import { expect, test, vi } from 'vitest';
import { createTag } from '#tests/factories/structure.ts';
import { deferred } from '#tests/support/deferred.ts';
import { isWaiting } from '#tests/support/isWaiting.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const update = `mutation ($id: ID!, $input: TagInput!) {
  updateTag(id: $id, input: $input) { data { version } }
}`;

test('a save waits for another of the same version, and is then a conflict', async () => {
  const { id, version } = await createTag(api.db, { name: 'Before' });
  const [first, isHeld] = [deferred(), deferred()];
  const saving = api.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('tags')
      .set({ name: 'First', version: version + 1 })
      .where('id', '=', id)
      .execute();
    isHeld.resolve();
    await first.promise;
  });
  await isHeld.promise;
  const second = api.request(
    update,
    { id, input: { name: 'Second', type: 'product', version } },
    admin,
  );
  await vi.waitUntil(isWaiting, { timeout: 20_000 });
  first.resolve();
  await saving;
  expect((await second).errors.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
  const saved = await api.db
    .selectFrom('tags')
    .select(['name', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(saved).toEqual({ name: 'First', version: version + 1 });
});
