import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { lastDayOf } from '#contract/rules/platform/period.ts';
import { createEarned, createPayout } from '#tests/factories/payouts.ts';
import { signedIn } from '#tests/factories/people.ts';
import { bookedOn, monthBefore, unprotected } from '#tests/support/bookings.ts';
import { fileOfJob } from '#tests/support/jobFiles.ts';
import { today } from '#tests/support/payouts.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const statementDocument = `mutation ($input: PayoutStatementExportInput!) {
  exportPayoutStatement(input: $input) { data { id } } }`;
const itemsDocument = `mutation ($input: PayoutItemsExportInput!) {
  exportPayoutItems(input: $input) { data { id } } }`;
const closeDocument = `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) { data { month } } }`;

let token: string;
let vendorId: string;

const rename = (company_name: string) =>
  api.db.updateTable('vendors').set({ company_name }).where('id', '=', vendorId).execute();

beforeAll(async () => {
  const session = await signedIn(api.db, 'vendor');
  token = session.token;
  vendorId = session.user.vendor_id as string;
  await rename('Łukasz Möbel');
});

const statement = async (query: object, more: object = {}, caller = token) => {
  const input = { query, format: 'pdf', language: 'de', ...more };
  const { id } = (await api.data(statementDocument, { input }, caller)).exportPayoutStatement.data;
  return fileOfJob(id, caller);
};

/** The text of each page. */
const pagesOf = async (file: Buffer): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)))).text;

test('a statement is printed whole at any length, with its balances', async () => {
  const { line } = await createEarned(api.db, vendorId, { name: 'Bett „Träume“ in Łódź' });
  await unprotected(api.db, (trx) =>
    sql`
      insert into ledger_entries (vendor_id, kind, source_id, order_id, part_id, amount, commission, net)
      select vendor_id, kind, source_id, order_id, part_id, 1, 0.12, 0.88
      from ledger_entries, generate_series(1, 1100) where source_id = ${line}`.execute(trx),
  );
  const { name, file } = await statement({ from: today(), to: today() });
  expect(name).toMatch(/^kontoauszug-.*\.pdf$/);
  const pages = await pagesOf(file);
  const whole = pages.join('\n');
  expect(pages[0]).toContain('Łukasz Möbel');
  expect(whole.match(/Bett „Träume“ in Łódź/g)).toHaveLength(1101);
  expect(pages[0]).toContain('Anfangssaldo');
  // 88.00 and 1,100 times 0.88
  expect(pages.at(-1)).toMatch(/Endsaldo\s+1\.056,00/);
  expect(pages.at(-1)).toContain(`Seite ${pages.length}`);
  expect(pages[7]).toContain('Bezeichnung');
});

test('a payout is printed whole, and only for its partner', async () => {
  const payoutId = await createPayout(api.db, vendorId, 'Tisch');
  const input = { query: { payoutId }, format: 'pdf', language: 'en' };
  const { id } = (await api.data(itemsDocument, { input }, token)).exportPayoutItems.data;
  const [page = ''] = await pagesOf((await fileOfJob(id, token)).file);
  expect(page).toMatch(/^Payout P-2026-/);
  expect(page).toContain('DE89 **** 3000');
  expect(page).toMatch(/Tisch.*100\.00.*12\.00.*88\.00/s);
  const other = await signedIn(api.db, 'vendor');
  expect((await api.refusal(itemsDocument, { input }, other.token)).extensions.code).toBe(
    'NOT_FOUND',
  );
});

test('only what is printed has the format pdf', async () => {
  const document = `mutation ($input: PayoutsExportInput!) { exportPayouts(input: $input) { data { id } } }`;
  const { extensions } = await api.refusal(document, { input: { format: 'pdf' } }, token);
  expect(extensions.fields).toEqual({ format: { rule: 'rules.exportFormat' } });
});

test('the file of a closed month is the same at every download, whatever has changed', async () => {
  const month = await monthBefore(api.db, 1);
  const period = { from: `${month}-01`, to: lastDayOf(month) };
  const { order } = await createEarned(api.db, vendorId, { name: 'Regal' });
  await bookedOn(api.db, order, `${month}-12`);
  await api.data(closeDocument, { input: { month, isFinal: true } }, admin);
  const first = await statement(period);
  expect(first.name).toBe(`kontoauszug-${month}.pdf`);
  await rename('Neuer Name GmbH');
  const again = await statement(period);
  expect(again).toEqual(first);
  expect(await statement({ ...period, vendorId }, {}, admin)).toEqual(first);
  expect((await pagesOf(first.file))[0]).toContain('Łukasz Möbel');
  // a part of the month is not the stored statement
  const part = await statement({ ...period, to: `${month}-20` });
  expect((await pagesOf(part.file))[0]).toContain('Neuer Name GmbH');
});

test('of two that download a closed month at once, both get the same file', async () => {
  const month = await monthBefore(api.db, 1);
  const query = { from: `${month}-01`, to: lastDayOf(month) };
  const [one, two] = await Promise.all([
    statement(query, { format: 'xlsx' }),
    statement(query, { format: 'xlsx' }, token),
  ]);
  expect(one).toEqual(two);
  const { rows } = await sql`
    select distinct format, language from ledger_statement_files order by format`.execute(api.db);
  expect(rows).toEqual([
    { format: 'pdf', language: 'de' },
    { format: 'xlsx', language: 'de' },
  ]);
});
