import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { inTransaction, type Trx } from '#server/db/database.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createOption,
  createTag,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { deferred } from '#tests/support/deferred.ts';
import { isWaiting } from '#tests/support/isWaiting.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';

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
  // both can be ended, and more than once, if they meet again
  if (api.database.embedded) expect(attempts).toBe(2);
  else expect(attempts).toBeGreaterThan(2);
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

describe('a change of linked records beside a save of a record that links them', () => {
  type Row = readonly [table: string, id: string];
  const locked = ([table, id]: Row, strength: 'for update' | 'for key share') =>
    sql`select from ${sql.table(table)} where id = ${id} ${sql.raw(strength)}`;

  const options = async () => {
    const attribute = await createAttribute(api.db, { type: 'select' });
    const option = await createOption(api.db, { attr_id: attribute.id });
    const { id } = await createVariation(api.db);
    const group = await createAttributeGroup(api.db);
    await describeVariation(api.db, id, group.id, attribute.id, option.name);
    return { attribute, option, holder: ['variations', id] as const };
  };

  const pairs = {
    'merging tags': async () => {
      const [tag, into] = [await createTag(api.db), await createTag(api.db)];
      const { id } = await createVariation(api.db);
      await assignTags(api.db, id, [tag.id]);
      return {
        holder: ['variations', id] as const,
        linked: ['tags', tag.id] as const,
        document: 'mutation ($input: TagMergeInput!) { mergeTags(input: $input) { data { id } } }',
        variables: { input: { ids: [tag.id], into: into.id } },
      };
    },
    'merging options': async () => {
      const { attribute, option, holder } = await options();
      const into = await createOption(api.db, { attr_id: attribute.id });
      return {
        holder,
        linked: ['attribute_options', option.id] as const,
        document: `mutation ($input: AttributeOptionsMergeInput!) {
          mergeAttributeOptions(input: $input) { data { id } } }`,
        variables: { input: { ids: [option.id], into: into.id } },
      };
    },
    'renaming an option': async () => {
      const { attribute, option, holder } = await options();
      const input = { attr_id: attribute.id, name: unique('renamed'), version: option.version };
      return {
        holder,
        linked: ['attribute_options', option.id] as const,
        document: `mutation ($id: ID!, $input: AttributeOptionInput!) {
          updateAttributeOption(id: $id, input: $input) { data { id } } }`,
        variables: { id: option.id, input },
      };
    },
    'deleting a category in favour of another': async () => {
      const [category, moveTo] = [await createCategory(api.db), await createCategory(api.db)];
      const { id } = await createParent(api.db);
      await assignCategories(api.db, id, [category.id]);
      return {
        holder: ['parent_products', id] as const,
        linked: ['categories', category.id] as const,
        document: `mutation ($id: ID!, $input: CategoryDeleteInput!) {
          deleteCategory(id: $id, input: $input) { message } }`,
        variables: { id: category.id, input: { moveTo: moveTo.id, version: category.version } },
      };
    },
    'describing a picture': async () => {
      const filename = `${unique('picture')}.webp`;
      const { id } = await createVariation(api.db);
      const picture = await api.db
        .insertInto('uploads')
        .values({ filename, user_id: administrator.id })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      await api.db
        .insertInto('variation_images')
        .values({
          variation_id: id,
          filename,
          origin_name: 'a',
          alt: '',
          main: true,
          sort_index: 0,
        })
        .execute();
      return {
        holder: ['variations', id] as const,
        linked: ['uploads', picture.id] as const,
        document: `mutation ($id: ID!, $input: PictureInput!) {
          updatePicture(id: $id, input: $input) { data { id } } }`,
        variables: { id: picture.id, input: { alt: 'A chair', version: picture.version } },
      };
    },
  };

  test.each(Object.entries(pairs))('%s waits for it', async (_, prepare) => {
    const { holder, linked, document, variables } = await prepare();
    const [isHeld, mayWrite] = [deferred(), deferred()];
    const saving = api.db.transaction().execute(async (trx) => {
      // of two transactions that wait for each other, the one that saves notices it
      await sql`set local deadlock_timeout = '10ms'`.execute(trx);
      await locked(holder, 'for update').execute(trx);
      isHeld.resolve();
      await mayWrite.promise;
      // as the foreign key of a new link does
      await locked(linked, 'for key share').execute(trx);
    });
    await isHeld.promise;
    const changing = api.data(document, variables, admin);
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
    mayWrite.resolve();
    await saving;
    await changing;
  });

  test('what it linked at the last moment is changed too', async () => {
    const [tag, into] = [await createTag(api.db), await createTag(api.db)];
    const { id } = await createVariation(api.db);
    const [isLinked, mayCommit] = [deferred(), deferred()];
    const saving = inTransaction(api.db, async (trx) => {
      await locked(['variations', id], 'for update').execute(trx);
      await assignTags(trx, id, [tag.id]);
      isLinked.resolve();
      await mayCommit.promise;
    });
    await isLinked.promise;
    const input = { ids: [tag.id], into: into.id };
    const merge =
      'mutation ($input: TagMergeInput!) { mergeTags(input: $input) { data { usage } } }';
    const merging = api.data(merge, { input }, admin);
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
    mayCommit.resolve();
    await saving;
    expect((await merging).mergeTags.data.usage).toBe(1);
    expect((await changesOf(api.db, 'variation', id)).at(-1)).toMatchObject({
      before: { tags: [Number(tag.id)] },
      after: { tags: [Number(into.id)] },
    });
  });
});
