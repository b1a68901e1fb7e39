import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/db/database.ts';
import { createManufacturer } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { imports, names, prepareImports, sheet } from './calls.ts';

shareApi();
prepareImports();
beforeEach(async () => {
  await sql`update imports set state = 'stopped' where ended_at is null`.execute(api.db);
});

const dryRun = { dryRun: true };

/** A suspended manufacturer, who can be erased. */
const createLeaving = async () => {
  const { id, company_name: name } = await createManufacturer(api.db, {
    company_name: unique('Fortgang AG'),
    suspended_at: new Date(),
    suspended_reason: 'Weg',
  });
  const erase = () =>
    api.data(
      'mutation ($id: ID!) { anonymiseManagedManufacturer(id: $id) { data { id } } }',
      { id },
      admin,
    );
  return { name, erase };
};

/** More rows than one batch; the last one names the manufacturer. */
const rowsUntil = (name: string) =>
  sheet(...Array.from({ length: 250 }, () => names.row()), names.row({ Marke: name }));

const exists = async (id: string): Promise<boolean> => {
  const { rows } = await sql`select from imports where id = ${id}`.execute(api.db);
  return rows.length > 0;
};

const jobState = (id: string) =>
  api.db.selectFrom('jobs').select(['state', 'msg']).where('id', '=', id).executeTakeFirst();

/** Works on a new import; erases the manufacturer as soon as a part of it is done. */
const eraseWhile = async (isSo: (found: Awaited<ReturnType<typeof imports.find>>) => boolean) => {
  const { name, erase } = await createLeaving();
  const { data } = await imports.send(rowsUntil(name));
  let isErased = false;
  const yieldToOthers = async () => {
    if (isErased || !isSo(await imports.find(data.id))) return;
    isErased = true;
    await erase();
  };
  await imports.work(data.job.id, { yieldToOthers });
  expect(isErased).toBe(true);
  return data;
};

test.each<[string, Parameters<typeof eraseWhile>[0]]>([
  ['is read', ({ rows }) => rows >= 200],
  ['is checked', ({ rows, unchanged, created }) => rows === 251 && created + unchanged > 0],
  ['is written', ({ written }) => written > 0],
])('an import that names a partner in its last row is deleted while it %s', async (_, isSo) => {
  const { id, job } = await eraseWhile(isSo);
  expect(await exists(id)).toBe(false);
  expect(await jobState(job.id)).toEqual({ state: 'failed', msg: 'error.IMPORT_NOT_STAGED' });
});

test('an import that waits for its turn is deleted, because its workbook cannot be searched', async () => {
  const { name, erase } = await createLeaving();
  const { data } = await imports.send(rowsUntil(name));
  const { data: waiting } = await imports.send(rowsUntil(name));
  expect(waiting.state).toBe('waiting');
  await erase();
  expect([await exists(data.id), await exists(waiting.id)]).toEqual([false, false]);
});

test('an import that has been read stays if it does not name the partner', async () => {
  const { erase } = await createLeaving();
  const { id } = await imports.done(rowsUntil(names.brand.company_name), dryRun);
  await erase();
  expect((await imports.find(id)).state).toBe('staged');
});

test('a partner is found in the name of the file, in other columns and in the name of a sheet', async () => {
  const { name, erase } = await createLeaving();
  const inFile = await imports.done(sheet(names.row()), { ...dryRun, name: `${name}.xlsx` });
  const inName = await imports.done(sheet(names.row({ Name: `Sofa, ${name}` })), dryRun);
  const inSheet = await imports.done({ [name]: [['Kunde'], ['Muster']] }, dryRun);
  await erase();
  const ids = [inFile.id, inName.id, inSheet.id];
  expect(await Promise.all(ids.map(exists))).toEqual([false, false, false]);
});

test('no workbook is kept once it has been read, or could not be read', async () => {
  const { erase } = await createLeaving();
  const { id } = await imports.done(sheet(names.row()), dryRun);
  const { data: unreadable } = await imports.send(sheet(['no', 'headings']).slice(1));
  await imports.work(unreadable.job.id);
  expect((await imports.find(unreadable.id)).state).toBe('failed');
  await erase();
  const { rows } = await sql`
    select from import_files where import_id in (${id}, ${unreadable.id})`.execute(api.db);
  expect(rows).toEqual([]);
  // its reason can still be read
  expect(await exists(unreadable.id)).toBe(true);
});

// the embedded database has one connection, so nothing is committed while erasing waits
test('rows that are committed while erasing waits for them are found', async () => {
  const { name, erase } = await createLeaving();
  const { data } = await imports.send(rowsUntil(name));
  let erasing: Promise<unknown> | undefined;
  await inTransaction(api.db, async (trx) => {
    await sql`
      insert into import_rows (import_id, place, sheet, row, product, cells)
      values (${data.id}, 1, 'Sofas', 2, 0, ${JSON.stringify([name])})`.execute(trx);
    await sql`update imports set products = 1, rows = 1 where id = ${data.id}`.execute(trx);
    if (api.database.embedded) return;
    erasing = erase();
    await vi.waitUntil(isAwaited, { timeout: 20_000 });
  });
  await (erasing ?? erase());
  expect(await exists(data.id)).toBe(false);
});

/** Whether another transaction waits for one that has changed a row. */
const isAwaited = async (): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_locks where locktype = 'transactionid' and not granted`.execute(api.db);
  return rows.length > 0;
};
