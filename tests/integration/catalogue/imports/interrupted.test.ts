import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { colour, imports, msgs, names, prepareImports, sheet } from './calls.ts';

shareApi();
prepareImports();
// an import that a failed test left open would keep out all others
beforeEach(async () => {
  await sql`update imports set state = 'stopped' where ended_at is null`.execute(api.db);
});

const dryRun = { dryRun: true };

type Sent = Awaited<ReturnType<typeof imports.send>>['data'];
type Found = Awaited<ReturnType<typeof imports.find>>;

/** Works on the job until its import is so between two transactions; then the process dies. */
const dieWhen = async ({ id, job }: Pick<Sent, 'id' | 'job'>, isSo: (found: Found) => boolean) => {
  const died = Object.assign(new Error('died'), { code: '57P01' });
  const yieldToOthers = async () => {
    if (isSo(await imports.find(id))) throw died;
  };
  await expect(imports.work(job.id, { yieldToOthers })).rejects.toBe(died);
  await sql`
    update jobs set lease = gen_random_uuid(), lease_until = now() - interval '1 second'
    where id = ${job.id} and state = 'running'`.execute(api.db);
};

/** Two sheets with rows of the same products, and one of something else between them. */
const furnished = () => {
  const sofas = (option: string) =>
    Array.from({ length: 250 }, (_, n) => names.row({ Produkt: `Sofa ${n}`, [colour]: option }));
  const first = sofas('Rot');
  const skuOf = (n: number) => String(first[n]?.[0]);
  const twins = [skuOf(3), skuOf(3), skuOf(240), skuOf(5).toLowerCase()];
  const others = twins.map((sku) => names.row({ Artikelnummer: sku }));
  const sheets = {
    Eins: sheet(...first),
    Farben: [['Farbe'], ['Rot']],
    Zwei: sheet(...sofas('Grün'), ...others, names.row({ Preis: 'teuer' })),
  };
  return { sheets, skuOf };
};

/** The import's rows, and that of the sheet of something else. */
const total = 506;

/** What is shown of an import, without its ids. */
const shown = async (id: string) => {
  const { id: _, job, ...summary } = await imports.find(id);
  const rows = await imports.rows(id);
  return {
    summary,
    job: { ...job, id: null, subject: null },
    rows: rows.map(({ id: own, ...row }) => ({ ...row, place: own.split('-')[1] })),
  };
};

const stored = async (id: string) => {
  const { rows } = await sql<{ place: number }>`
    select place from import_rows where import_id = ${id} order by place`.execute(api.db);
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, n) => n + 1));
  return rows.length;
};

describe('reading whose process dies', () => {
  // a batch, the first sheet, the row of the second, a batch of the third, all
  test.each([200, 250, 251, 451, total])(
    'after %i rows goes on there, with the same outcome as without interruption',
    async (count) => {
      const { sheets } = furnished();
      const whole = await imports.done(sheets, dryRun);
      const { data } = await imports.send(sheets, dryRun);
      await dieWhen(data, ({ rows }) => rows >= count);
      expect(await stored(data.id)).toBe(count);
      // before it gets any further
      await dieWhen(data, () => true);
      expect(await stored(data.id)).toBe(count);
      await imports.work(data.job.id);
      expect(await shown(data.id)).toEqual(await shown(whole.id));
      expect(whole.summary).toMatchObject({ state: 'staged', rows: total });
      expect(await stored(data.id)).toBe(total);
    },
  );

  test('finds twins before and after it, and reports both', async () => {
    const { data } = await imports.send(furnished().sheets, dryRun);
    await dieWhen(data, ({ rows }) => rows >= 250);
    await imports.work(data.job.id);
    const rows = await imports.rows(data.id);
    const faultsOf = (name: string, row: number) =>
      msgs(rows.find((each) => each.sheet === name && each.row === row));
    expect(faultsOf('Eins', 5)).toEqual(['rules.importSkuTwice']);
    expect(faultsOf('Zwei', 252)).toContain('rules.importSkuTwice');
    expect(faultsOf('Zwei', 253)).toContain('rules.importSkuTwice');
    expect(faultsOf('Eins', 242)).toEqual(['rules.importSkuTwice']);
    expect(faultsOf('Eins', 7)).toEqual(['rules.importSkuCaseTwice']);
  });

  test('keeps the rows of a product together if the catalogue changes meanwhile', async () => {
    const { sheets, skuOf } = furnished();
    const { data } = await imports.send(sheets, dryRun);
    await dieWhen(data, ({ rows }) => rows >= 200);
    const parent = await createParent(api.db, { name: 'Sofa 0', manufacturer_id: names.brand.id });
    await createVariation(api.db, { parent_id: parent.id, sku: skuOf(1) });
    await imports.work(data.job.id);
    const { rows } = await sql`
      select from (select product as place, count(*) as rows from import_rows
        where import_id = ${data.id} group by 1) r
      full join (select place, rows from import_products where import_id = ${data.id}) p
        on p.place = r.place and p.rows = r.rows
      where r.place is null or p.place is null`.execute(api.db);
    expect(rows).toEqual([]);
    const outcomes = (await imports.rows(data.id)).map(({ outcome }) => outcome);
    expect(outcomes).toHaveLength(total);
    expect(outcomes).not.toContain(null);
  });

  test('three times without another row is stopped, goes on when it is started again', async () => {
    const { data } = await imports.send(furnished().sheets, dryRun);
    for (const rows of [200, 250, 251, 451]) {
      await dieWhen(data, (found) => found.rows >= rows);
    }
    await dieWhen(data, () => true);
    await dieWhen(data, () => true);
    await imports.work(data.job.id);
    const msg = 'error.JOB_CRASHED';
    expect(await imports.find(data.id)).toMatchObject({ state: 'failed', msg, rows: 451 });
    await api.data(
      'mutation ($id: ID!) { retryJob(id: $id) { data { state } } }',
      { id: data.job.id },
      admin,
    );
    await imports.work(data.job.id);
    expect(await imports.find(data.id)).toMatchObject({ state: 'staged', msg: null, rows: total });
  });
});

describe('an import whose process dies', () => {
  const isWriting = ({ job, state }: Found, written: number) =>
    state === 'running' && (job?.done ?? 0) + (job?.failed ?? 0) >= written;

  test('while it writes gets further each time, however far the check before it came', async () => {
    const { data } = await imports.send(furnished().sheets);
    await dieWhen(data, ({ job }) => (job?.done ?? 0) >= 300);
    for (const written of [50, 150, 250, 350]) {
      await dieWhen(data, (found) => isWriting(found, written));
    }
    await imports.work(data.job.id);
    expect(await imports.find(data.id)).toMatchObject({ state: 'done', job: { state: 'done' } });
  });

  test('counts the rows that it had rejected before', async () => {
    const bad = Array.from({ length: 30 }, () => names.row({ Preis: 'teuer' }));
    const good = Array.from({ length: 120 }, () => names.row());
    const { data } = await imports.send(sheet(...bad, ...good));
    await dieWhen(data, (found) => isWriting(found, 100));
    const counts = { total: 150, done: 120, failed: 30 };
    await imports.work(data.job.id);
    const found = await imports.find(data.id);
    expect(found).toMatchObject({ state: 'done', created: 120, refused: 30, written: 120 });
    expect(found.job).toMatchObject({ state: 'done', ...counts });
  });
});
