import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { resumeJobs } from '#server/jobs/records.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  createParent,
  createVariation,
  createVariationOf,
  createVariations,
} from '#tests/factories/products.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { lastOf } from './calls.ts';

shareApi();

const documents = {
  edit: `mutation ($input: VariationsEditInput!) { editVariations(input: $input) {
    data bulkChangeId job { id bulkChangeId } } }`,
  status: `mutation ($input: VariationsStatusInput!) { updateProductVariationsStatus(input: $input) {
    data bulkChangeId } }`,
  remove: `mutation ($ids: [ID!]) { variationDeleteByIds(ids: $ids) { data bulkChangeId } }`,
  one: `query ($id: ID!) { bulkChangeById(id: $id) { data { id kind total changedSince } } }`,
  undo: `mutation ($id: ID!) { undoBulkChange(id: $id) {
    data failures { id label code msg } bulkChangeId job { id total } } }`,
  job: `query ($id: ID!) { jobById(id: $id) { data { state done failed bulkChangeId } } }`,
  failures: `query ($id: ID!) { jobFailures(id: $id) { data { results { label msg } total } } }`,
  changes: `query ($query: ChangesQuery) {
    changes(query: $query) { data { results { action bulkChangeId } } } }`,
};

const edit = async (input: object, token = admin) =>
  (await api.data(documents.edit, { input }, token)).editVariations;

type Given = string | null | undefined;

const undo = async (id: Given, token = admin) =>
  (await api.data(documents.undo, { id }, token)).undoBulkChange;

const why = async (id: Given, token = admin) =>
  (await api.refusal(documents.undo, { id }, token)).msg;

const toBe77 = { price: { mode: 'set', amount: '77' } };

const pricesOf = async (ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ price: string }>`
    select price from variations where id = any(${ids}::bigint[]) order by id`.execute(api.db);
  return rows.map(({ price }) => price);
};

const three = async () => {
  const parent = await createParent(api.db);
  const prices = ['10.00', '20.00', '30.00'];
  const ids: string[] = [];
  for (const price of prices) {
    ids.push((await createVariation(api.db, { parent_id: parent.id, price })).id);
  }
  return { parent, ids, prices };
};

const setPrice = (id: string, price: string) =>
  edit({ ids: [id], price: { mode: 'set', amount: price } });

const run = async (id: string, stopping = new AbortController().signal) => {
  await sql`
    update pgboss.job set state = 'active' where name = 'run-job' and data ->> 'id' = ${id}`.execute(
    api.db,
  );
  const report = (error: Error) => {
    throw error;
  };
  await runJob({ secrets, db: api.db, inBatch: fixedBatches(api.db, 100), report, stopping }, id);
};

const jobOf = async (id: string) => (await api.data(documents.job, { id }, admin)).jobById.data;

describe('a bulk change', () => {
  test('is undone as one step, and its history says so', async () => {
    const { ids, prices } = await three();
    const { bulkChangeId } = await edit({ ids, ...toBe77 });
    expect(
      (await api.data(documents.one, { id: bulkChangeId }, admin)).bulkChangeById.data,
    ).toEqual({ id: bulkChangeId, kind: 'variations.edit', total: 3, changedSince: 0 });
    const undone = await undo(bulkChangeId);
    expect(undone).toMatchObject({ failures: [], job: null });
    expect(undone.data).toHaveLength(3);
    expect(await pricesOf(ids)).toEqual(prices);
    expect(await lastOf('variation', ids[0] ?? '')).toMatchObject({
      action: 'restore',
      fields: [{ field: 'price', before: ['77'], after: ['10'] }],
    });
  });

  test('can be repeated by undoing what undid it', async () => {
    const { ids, prices } = await three();
    const { bulkChangeId } = await edit({ ids, ...toBe77 });
    const undone = await undo(bulkChangeId);
    await undo(undone.bulkChangeId);
    expect(await pricesOf(ids)).toEqual(['77.00', '77.00', '77.00']);
    expect(await why(undone.bulkChangeId)).toBe('error.ALREADY_UNDONE');
    expect(prices).toHaveLength(3);
  });

  test('leaves out records changed since, by whomever, and says which', async () => {
    const { ids } = await three();
    const [first = '', second = '', third = ''] = ids;
    const { bulkChangeId } = await edit({ ids, ...toBe77 });
    await setPrice(second, '5.00');
    // not in the history
    await sql`update variations set name = 'Anders' where id = ${third}`.execute(api.db);
    expect(
      (await api.data(documents.one, { id: bulkChangeId }, admin)).bulkChangeById.data,
    ).toMatchObject({ total: 3, changedSince: 2 });
    const { data, failures } = await undo(bulkChangeId);
    expect(data).toHaveLength(1);
    expect(failures.map(({ code, msg }) => [code, msg])).toEqual([
      ['CONFLICT', 'error.CHANGED_SINCE'],
      ['CONFLICT', 'error.CHANGED_SINCE'],
    ]);
    expect(failures.every(({ label }) => label)).toBe(true);
    expect(await pricesOf([first, second, third])).toEqual(['10.00', '5.00', '77.00']);
  });

  test('is refused if all records were changed since, and can be tried again', async () => {
    const { ids } = await three();
    const [id = ''] = ids;
    const { bulkChangeId } = await edit({ ids: [id], ...toBe77 });
    await setPrice(id, '5.00');
    expect(await why(bulkChangeId)).toBe('error.CHANGED_SINCE');
    expect(await why(bulkChangeId)).toBe('error.CHANGED_SINCE');
  });

  test('leaves out records deleted since', async () => {
    const { ids } = await three();
    const { bulkChangeId } = await edit({ ids, ...toBe77 });
    await api.data(documents.remove, { ids: [ids[0]] }, admin);
    const { data, failures } = await undo(bulkChangeId);
    expect(data).toHaveLength(2);
    expect(failures).toMatchObject([{ msg: 'error.CHANGED_SINCE' }]);
  });

  test('is undone once, even if asked twice at the same time', async () => {
    const { ids, prices } = await three();
    const { bulkChangeId } = await edit({ ids, ...toBe77 });
    const answers = await Promise.allSettled([undo(bulkChangeId), undo(bulkChangeId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await why(bulkChangeId)).toBe('error.ALREADY_UNDONE');
    expect(await pricesOf(ids)).toEqual(prices);
    expect(await lastOf('variation', ids[0] ?? '')).toMatchObject({ action: 'restore' });
  });

  test('is refused after its time', async () => {
    const { ids } = await three();
    const { bulkChangeId } = await edit({ ids, ...toBe77 });
    const age = (hours: number) =>
      sql`update bulk_changes set created_at = now() - make_interval(hours => ${hours}::int)
        where id = ${bulkChangeId}`.execute(api.db);
    await age(limits.undoHours);
    expect(await why(bulkChangeId)).toBe('error.UNDO_TOO_LATE');
    expect(await pricesOf(ids)).toEqual(['77.00', '77.00', '77.00']);
    await age(limits.undoHours - 1);
    expect((await undo(bulkChangeId)).failures).toEqual([]);
  });

  test('reports a record that cannot be as it was before, and restores the others', async () => {
    const { ids } = await three();
    const [first = '', second = ''] = ids;
    const [old, now] = [await createTag(api.db), await createTag(api.db)];
    await edit({ ids: [first], tags: { mode: 'add', ids: [old.id] } });
    const { bulkChangeId } = await edit({
      ids: [first, second],
      tags: { mode: 'replace', ids: [now.id] },
    });
    await sql`delete from tags where id = ${old.id}`.execute(api.db);
    const { data, failures } = await undo(bulkChangeId);
    expect(data).toHaveLength(1);
    expect(failures).toMatchObject([{ code: 'INVALID' }]);
    const { rows } = await sql`
      select variation_id, tag_id from variation_tags
      where variation_id = any(${ids}::bigint[])`.execute(api.db);
    expect(rows).toEqual([{ variation_id: first, tag_id: now.id }]);
  });

  test('of categories restores the products', async () => {
    const parent = await createParent(api.db, { type: '1' });
    const { id } = await createVariation(api.db, { parent_id: parent.id });
    const [main, other] = [await createCategory(api.db), await createCategory(api.db)];
    await assignCategories(api.db, parent.id, [main.id]);
    const { bulkChangeId } = await edit({
      ids: [id],
      categories: { mode: 'main', ids: [other.id] },
    });
    expect((await undo(bulkChangeId)).data).toHaveLength(1);
    const { rows } = await sql`
      select category_id, is_main from parent_product_categories
      where parent_id = ${parent.id}`.execute(api.db);
    expect(rows).toEqual([{ category_id: main.id, is_main: true }]);
  });

  test('of the status is undone', async () => {
    const { ids } = await three();
    const { updateProductVariationsStatus: done } = await api.data(
      documents.status,
      { input: { ids, status: '1' } },
      admin,
    );
    await undo(done.bulkChangeId);
    const { rows } = await sql`
      select id from variations where id = any(${ids}::bigint[]) and status = '2'`.execute(api.db);
    expect(rows).toHaveLength(3);
  });

  test('cannot be undone if it deletes, or changes nothing', async () => {
    const { ids } = await three();
    const { bulkChangeId } = await edit({ ids, price: { mode: 'increase', amount: '0' } });
    expect(bulkChangeId).toBeNull();
    const removed = await api.data(documents.remove, { ids }, admin);
    expect(removed.variationDeleteByIds.bulkChangeId).toBeNull();
  });
});

describe('access to a bulk change', () => {
  let makerId: string;
  let owner: string;
  let colleague: string;
  let stranger: string;
  let vendor: string;

  beforeAll(async () => {
    makerId = (await createManufacturer(api.db)).id;
    owner = (await signedIn(api.db, 'manufacturer', { manufacturerId: makerId })).token;
    colleague = (await signedIn(api.db, 'manufacturer', { manufacturerId: makerId })).token;
    stranger = (await signedIn(api.db, 'manufacturer')).token;
    vendor = (await signedIn(api.db, 'vendor')).token;
  });

  test('is for whoever made it, and for administrators', async () => {
    const { id } = await createVariationOf(api.db, makerId);
    const { bulkChangeId } = await edit({ ids: [id], ...toBe77 }, owner);
    for (const token of [colleague, stranger, vendor]) {
      for (const document of [documents.one, documents.undo]) {
        const { extensions } = await api.refusal(document, { id: bulkChangeId }, token);
        expect(extensions.code).toBe('NOT_FOUND');
      }
    }
    const query = { entity: 'variation', entityId: id };
    const offered = async (token: string) =>
      (await api.data(documents.changes, { query }, token)).changes.data.results[0]?.bulkChangeId;
    expect(await offered(colleague)).toBeNull();
    expect(await offered(owner)).toBe(bulkChangeId);
    expect(await offered(admin)).toBe(bulkChangeId);
    expect(await pricesOf([id])).toEqual(['77.00']);
    await undo(bulkChangeId, owner);
    expect(await offered(admin)).not.toBe(bulkChangeId);
    const again = await edit({ ids: [id], ...toBe77 }, owner);
    await undo(again.bulkChangeId, admin);
    expect(await pricesOf([id])).toEqual(['10.00']);
  });

  test('ends with the rights to its records', async () => {
    const { user, token } = await signedIn(api.db, 'manufacturer');
    const { id } = await createVariationOf(api.db, user.manufacturer_id ?? '');
    const { bulkChangeId } = await edit({ ids: [id], ...toBe77 }, token);
    const other = await createManufacturer(api.db);
    await sql`
      update parent_products p set manufacturer_id = ${other.id}
      from variations v where v.id = ${id} and p.id = v.parent_id`.execute(api.db);
    expect(await why(bulkChangeId, token)).toBe('error.NOT_FOUND');
    expect(await pricesOf([id])).toEqual(['77.00']);
  });
});

describe('undoing many changes', () => {
  const many = limits.bulkAtOnce + 20;

  const editMany = async () => {
    const parent = await createParent(api.db);
    const ids = await createVariations(api.db, parent.id, many);
    const { job } = await edit({ query: { parent_name: parent.name }, ...toBe77 });
    return { ids, job: job?.id ?? '' };
  };

  test('is a job, which goes on after its process ended', async () => {
    const { ids, job } = await editMany();
    const before = await pricesOf(ids);
    expect((await jobOf(job)).bulkChangeId).toBeNull();
    await run(job);
    const { bulkChangeId } = await jobOf(job);
    await setPrice(ids[7] ?? '', '5.00');
    const undone = await undo(bulkChangeId);
    expect(undone.job).toMatchObject({ total: many });
    const id = undone.job?.id ?? '';
    expect((await jobOf(job)).bulkChangeId).toBeNull();
    await run(id, AbortSignal.abort());
    await resumeJobs(api.db, api.queue, true);
    await run(id);
    expect(await jobOf(id)).toMatchObject({ state: 'done', done: many - 1, failed: 1 });
    const { jobFailures } = await api.data(documents.failures, { id }, admin);
    expect(jobFailures.data.results).toMatchObject([{ msg: 'error.CHANGED_SINCE' }]);
    expect(await pricesOf(ids)).toEqual(before.map((price, n) => (n === 7 ? '5.00' : price)));
  });

  test('waits until the job that made them has ended', async () => {
    const { job } = await editMany();
    const { rows } = await sql<{ id: string }>`
      select id from bulk_changes where job_id = ${job}`.execute(api.db);
    expect(await why(rows[0]?.id ?? '')).toBe('error.UNDO_TOO_EARLY');
    await run(job);
  });
});
