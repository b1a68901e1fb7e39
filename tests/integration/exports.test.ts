import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { describe, expect, test, vi } from 'vitest';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { signedIn } from '#tests/factories/people.ts';
import {
  assignTags,
  createParent,
  createVariation,
  fillVariation,
} from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  variations: `mutation ($input: VariationsExportInput!) {
    exportVariations(input: $input) { data { id state } }
  }`,
  tags: 'mutation ($input: TagsExportInput!) { exportTags(input: $input) { data { id } } }',
  suspend: `mutation ($input: ManagedManufacturersStatusInput!) {
    updateManagedManufacturerStatus(input: $input) { data } }`,
  one: 'query ($id: ID!) { jobById(id: $id) { data { state total done msg file } } }',
};

const run = (id: string, stopping = new AbortController().signal) =>
  runJob(
    { secrets, db: api.db, inBatch: fixedBatches(api.db, 100), report: vi.fn(), stopping },
    id,
  );

const begin = async (input: object, token = admin): Promise<string> =>
  (await api.data(documents.variations, { input }, token)).exportVariations.data.id;

const download = (id: string, token?: string) =>
  api.app.inject({
    url: `/jobs/${id}/file`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** Runs the export and reads its lines. */
const linesOf = async (input: object, token = admin): Promise<string[]> => {
  const id = await begin({ format: 'csv', ...input }, token);
  await run(id);
  return (await download(id, token)).body.replace('\ufeff', '').trimEnd().split('\r\n');
};

const createNamed = async (names: string[], manufacturer_id?: string) => {
  const parent = await createParent(api.db, manufacturer_id ? { manufacturer_id } : {});
  const rows = [];
  for (const name of names) {
    rows.push(
      await createVariation(api.db, { parent_id: parent.id, name: unique(name), price: '1299.5' }),
    );
  }
  return { parent, rows, query: { parent_name: parent.name } };
};

test('is downloaded only by an account that still has the permission of the job', async () => {
  const { token, user } = await signedIn(api.db, 'manufacturer');
  const id = await begin({ format: 'csv' }, token);
  await run(id);
  expect((await download(id, token)).statusCode).toBe(200);
  const input = { ids: [user.manufacturer_id], status: 'suspended', reason: 'Nicht bezahlt' };
  await api.data(documents.suspend, { input }, admin);
  expect((await download(id, token)).statusCode).toBe(403);
  expect((await download(id, admin)).statusCode).toBe(404);
});

describe('an export to csv', () => {
  test('contains the matches, in the order of the list, with German headings', async () => {
    const { query, rows } = await createNamed(['Birke', 'Ahorn']);
    const lines = await linesOf({ query: { ...query, sort: 'name', order: 'ASC' } });
    expect(lines[0]).toMatch(/^Produktname;Artikelnummer;Preis \(netto\);Status;/);
    expect(lines.slice(1).map((line) => line.split(';').slice(0, 4))).toEqual(
      [rows[1], rows[0]].map((row) => [row?.name, row?.sku, '1299,5', 'Entwurf']),
    );
  });

  test('in English separates cells with commas', async () => {
    const { query } = await createNamed(['Oak']);
    const [heading, line] = await linesOf({ query, language: 'en' });
    expect(heading).toMatch(/^Product name,/i);
    expect(line).toContain(',1299.5,Draft,');
  });

  test('contains the names of a variation’s associated records', async () => {
    const { query, rows } = await createNamed(['Tisch']);
    const word = unique('hung');
    await fillVariation(api.db, rows[0] as never, word);
    const tag = await createTag(api.db, { name: `${word} tag` });
    await assignTags(api.db, rows[0]?.id ?? '', [tag.id]);
    const [, line] = await linesOf({ query });
    expect(line).toContain(`${word} tag`);
    expect(line).toContain(query.parent_name);
  });

  test('runs no formula and keeps quotes, separators and line breaks in their cell', async () => {
    const { query } = await createNamed(['=1+1', '@x', 'a;b "c"']);
    const lines = await linesOf({ query: { ...query, sort: 'id' } });
    expect(lines[1]).toMatch(/^'=1\+1/);
    expect(lines[2]).toMatch(/^'@x/);
    expect(lines[3]).toMatch(/^"a;b ""c""/);
  });

  test('by a manufacturer contains only its own rows', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const own = await createNamed(['own'], user.manufacturer_id ?? '');
    await createNamed(['foreign']);
    const lines = await linesOf({ query: {} }, token);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(own.rows[0]?.name);
  });

  test('of tags contains their usage', async () => {
    const tag = await createTag(api.db, { name: unique('Leinen') });
    await assignTags(api.db, (await createVariation(api.db)).id, [tag.id]);
    const { exportTags } = await api.data(
      documents.tags,
      { input: { query: { name: tag.name }, format: 'csv' } },
      admin,
    );
    await run(exportTags.data.id);
    const { body } = await download(exportTags.data.id, admin);
    expect(body).toContain(`${tag.name};Produkte;1`);
  });
});

describe('an export to xlsx', () => {
  test('is a workbook with numbers as numbers and any text as text', async () => {
    const odd = `<b>&amp; "ä" 😀 ${'x'.repeat(300)}`.slice(0, 200);
    const { query, rows } = await createNamed([odd, '=1+1']);
    const id = await begin({ query: { ...query, sort: 'id' }, format: 'xlsx' });
    await run(id);
    const response = await download(id, admin);
    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(response.headers['content-disposition']).toMatch(/variationen-\d{4}-\d\d-\d\d\.xlsx/);
    const sheets = await readXlsx(response.rawPayload);
    const table = (Array.isArray(sheets[0]) ? sheets : sheets[0]?.data) as unknown[][];
    expect(table[0]?.slice(0, 3)).toEqual(['Produktname', 'Artikelnummer', 'Preis (netto)']);
    expect(table[1]?.slice(0, 3)).toEqual([rows[0]?.name, rows[0]?.sku, 1299.5]);
    expect(table[2]?.[0]).toBe(rows[1]?.name);
  });

  test('of thousands of rows is sent in parts and complete', async () => {
    const parent = await createParent(api.db);
    await sql`
      insert into variations (name, slug, sku, price, status, parent_id)
      select md5(n::text) || n, ${parent.slug} || n, ${parent.slug} || n, n, '1', ${parent.id}
      from generate_series(1, 6000) n`.execute(api.db);
    const id = await begin({ query: { parent_name: parent.name }, format: 'xlsx' });
    await run(id);
    const { jobById } = await api.data(documents.one, { id }, admin);
    expect(jobById.data).toMatchObject({ state: 'done', total: 6000, done: 6000 });
    const sheets = await readXlsx((await download(id, admin)).rawPayload);
    const table = (Array.isArray(sheets[0]) ? sheets : sheets[0]?.data) as unknown[][];
    expect(table).toHaveLength(6001);
    expect(table.at(-1)?.[2]).toBe(6000);
  });
});

describe('the file of an export', () => {
  test('is accessible only to its account, and only once it is complete', async () => {
    const { query } = await createNamed(['x']);
    const id = await begin({ query, format: 'csv' });
    expect((await download(id, admin)).statusCode).toBe(404);
    await run(id);
    expect((await download(id, admin)).statusCode).toBe(200);
    const other = (await signedIn(api.db, 'admin')).token;
    expect((await download(id, other)).statusCode).toBe(404);
    expect((await download('x', other)).statusCode).toBe(404);
    expect((await download(id)).statusCode).toBe(401);
  });

  test('starts over in the process that takes over the job', async () => {
    const { query, rows } = await createNamed(['y']);
    const id = await begin({ query, format: 'csv' });
    await run(id, AbortSignal.abort());
    await run(id);
    const { body } = await download(id, admin);
    expect(body.split(rows[0]?.name ?? '')).toHaveLength(2);
  });

  test.each([
    [{ format: 'pdf' }, 'format'],
    [{}, 'format'],
    [{ format: 'csv', language: 'fr' }, 'language'],
  ])('is rejected for %j', async (input, field) => {
    const { extensions } = await api.refusal(documents.variations, { input }, admin);
    expect(extensions).toMatchObject({ code: 'INVALID' });
    expect(extensions.fields).toHaveProperty(field);
  });
});
