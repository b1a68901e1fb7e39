import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { RunBatch } from '#server/jobs/batches.ts';
import { accountKinds, signedIn } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { sendFile } from '#tests/support/imports.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { workbook } from '#tests/support/workbook.ts';
import { imports, msgs, names, prepareImports, sheet, stateOf } from './calls.ts';

shareApi();
prepareImports();

describe('files', () => {
  const get = (url: string, token?: string) =>
    api.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

  test('are exchanged only between administrators', async () => {
    const urls = ['/imports/template?family=1', '/imports/1/refused'];
    for (const kind of accountKinds.filter((each) => each !== 'admin')) {
      const { token: other } = await signedIn(api.db, kind);
      const sent = await sendFile(api, 'x', other);
      expect(sent, kind).toMatchObject({ status: 403, errors: [{ msg: 'error.FORBIDDEN' }] });
      for (const url of urls) expect((await get(url, other)).statusCode, kind).toBe(403);
    }
    expect((await sendFile(api, 'x')).status).toBe(401);
    expect((await sendFile(api, 'x', 'unknown')).errors[0]?.msg).toBe('error.TOKEN_NOT_VALID');
    for (const url of urls) expect((await get(url)).statusCode).toBe(401);
  });

  test('are rejected before anything is stored if they are not workbooks', async () => {
    const answer = await sendFile(api, 'Artikelnummer;Preis', admin);
    expect(answer).toMatchObject({ status: 415, errors: [{ msg: 'error.WORKBOOK_TYPE' }] });
    const { rows } = await sql`select 1 from imports where state = 'reading'`.execute(api.db);
    expect(rows).toEqual([]);
  });

  test('lose direction-changing characters in their names', async () => {
    const content = await workbook(sheet(names.row()));
    const { data } = await sendFile(api, content, admin, {
      name: 'C:\\Listen\\Preise\u202Exslx.exe\u2066.xlsx',
      dryRun: true,
    });
    const { importById } = await api.data(
      'query ($id: ID!) { importById(id: $id) { data { filename } } }',
      { id: data.id },
      admin,
    );
    expect(importById.data.filename).toBe('Preisexslx.exe.xlsx');
    await imports.work(data.job.id);
  });

  test('with several sheets are listed by one of them', async () => {
    const [one, other] = [names.row(), names.row()];
    const { id, summary } = await imports.done({ Zuerst: sheet(one), ' Dann ': sheet(other) });
    expect(summary.sheets).toEqual(['Zuerst', ' Dann ']);
    expect(await imports.rows(id, { sheet: ' Dann ' })).toMatchObject([{ sku: other[0], row: 2 }]);
    expect(await imports.rows(id, { sheet: 'Nie' })).toEqual([]);
  });

  test('fail as a whole without a sheet of products; otherwise each bad sheet is reported', async () => {
    const wrong = await imports.done([
      ['Nummer', 'Betrag'],
      ['1', '2'],
    ]);
    expect(wrong.summary).toMatchObject({ state: 'failed', msg: 'error.IMPORT_HEADINGS' });
    const mixed = await imports.done({ Gut: sheet(names.row()), Notizen: [['Nummer'], ['1']] });
    expect(mixed.rows.map(({ sheet: of, outcome }) => [of, outcome])).toEqual([
      ['Gut', 'created'],
      ['Notizen', 'refused'],
    ]);
    expect(mixed.rows[1]?.faults).toEqual([
      { column: null, msg: 'error.IMPORT_SHEET', args: '{"name":"Notizen"}' },
    ]);
  });

  test('of rejected rows can be uploaded again unchanged, and contain the reasons', async () => {
    const bad = names.row({ Preis: 'teuer' });
    const { id } = await imports.done(sheet(names.row(), bad));
    const file = await get(`/imports/${id}/refused?language=de`, admin);
    expect(file.statusCode).toBe(200);
    const { data } = await sendFile(api, file.rawPayload, admin, { dryRun: true });
    await imports.work(data.job.id);
    expect(await imports.rows(data.id)).toMatchObject([
      { sku: bad[0], outcome: 'refused', faults: [{ column: 'Preis', msg: 'rules.price' }] },
    ]);
  });

  test('to fill in have the columns of a family', async () => {
    const file = await get(`/imports/template?family=${names.family.id}&language=en`, admin);
    expect(file.headers['content-disposition']).toContain(names.family.slug);
    const missing = await get('/imports/template?family=999999', admin);
    expect(missing.statusCode).toBe(404);
  });
});

describe('an import', () => {
  test('in a dry run changes nothing until it is run, and is then checked again', async () => {
    const [one, other] = [names.row(), names.row()];
    const { id, rows, summary } = await imports.done(sheet(one, other), { dryRun: true });
    expect(summary).toMatchObject({ state: 'staged', created: 2, written: 0 });
    expect(rows.map(({ state }) => state)).toEqual(['open', 'open']);
    expect(await stateOf(String(one[0]))).toBeUndefined();
    // another variation takes one of the article numbers in between
    await createVariation(api.db, { sku: String(other[0]) });
    const { job } = await imports.run(id);
    await imports.work(job?.id ?? '');
    expect(await imports.find(id)).toMatchObject({
      state: 'done',
      created: 1,
      refused: 1,
      written: 1,
    });
    expect(msgs((await imports.rows(id))[1])).toContain('rules.importOtherBrand');
  });

  test('give the same result when each step is aborted and repeated', async () => {
    const givenUpTwice: RunBatch = async (work) => {
      for (let n = 0; n < 2; n += 1) {
        const halfway = api.db.transaction().execute(async (trx) => {
          await work(trx, 1);
          throw new Error('given up');
        });
        await expect(halfway).rejects.toThrow('given up');
      }
      return api.db.transaction().execute((trx) => work(trx, 1));
    };
    const { data } = await imports.send(sheet(names.row(), names.row()), { dryRun: true });
    await imports.work(data.job.id, { inBatch: givenUpTwice });
    expect(await imports.find(data.id)).toMatchObject({ state: 'staged', created: 2, refused: 0 });
    const { job } = await imports.run(data.id);
    await imports.work(job?.id ?? '', { inBatch: givenUpTwice });
    expect(await imports.find(data.id)).toMatchObject({ state: 'done', created: 2, written: 2 });
  });

  test('waits while another one is running, in the order of upload', async () => {
    const send = () => imports.send(sheet(names.row()), { dryRun: true });
    const stateOfImport = async (sent: Awaited<ReturnType<typeof send>>) =>
      (await imports.find(sent.data.id)).state;
    const [first, second, third] = [await send(), await send(), await send()];
    expect([first, second, third].map(({ status, data }) => [status, data.state])).toEqual([
      [200, 'reading'],
      [200, 'waiting'],
      [200, 'waiting'],
    ]);
    await imports.work(second.data.job.id);
    expect(await imports.find(second.data.id)).toMatchObject({
      ...{ state: 'waiting', rows: 0 },
      job: { state: 'waiting' },
    });
    const available = `{ uploadAvalabilaty }`;
    expect(await api.data(available, {}, admin)).toEqual({ uploadAvalabilaty: false });
    await imports.work(first.data.job.id);
    expect(await stateOfImport(first)).toBe('staged');
    // the second file was sent before it
    await imports.work(third.data.job.id);
    expect(await stateOfImport(third)).toBe('waiting');
    await imports.work(second.data.job.id);
    await imports.work(third.data.job.id);
    expect([await stateOfImport(second), await stateOfImport(third)]).toEqual(['staged', 'staged']);
    expect(await api.data(available, {}, admin)).toEqual({ uploadAvalabilaty: true });
  });

  test('can be stopped while it waits, and lets the next one start', async () => {
    const send = () => imports.send(sheet(names.row()), { dryRun: true });
    const [first, second, third] = [await send(), await send(), await send()];
    await imports.work(second.data.job.id);
    await api.data(
      'mutation ($id: ID!) { stopJob(id: $id) { data { state } } }',
      { id: second.data.job.id },
      admin,
    );
    expect(await imports.find(second.data.id)).toMatchObject({ state: 'stopped', rows: 0 });
    await imports.work(first.data.job.id);
    await imports.work(third.data.job.id);
    expect(await imports.find(third.data.id)).toMatchObject({ state: 'staged', rows: 1 });
  });
});
