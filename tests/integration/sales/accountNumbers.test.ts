import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { resealFiles } from '#server/jobs/sealedFiles.ts';
import { resealAccountNumbers } from '#server/modules/sales/payouts/accountNumbers.ts';
import { jobKinds } from '#server/registry.ts';
import { createSealer } from '#server/secrets/sealer.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { unique } from '#tests/factories/unique.ts';
import { tablesWith } from '#tests/support/dump.ts';
import { fileOfJob } from '#tests/support/jobFiles.ts';
import { earn, previewOf, request, take, today } from '#tests/support/payouts.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

/* Numbers of bank accounts, from the form to the transfer and at rest. */

const number = 'DE02120300000000202051';
const mask = 'DE02 **** 2051';
const typed = 'de02 1203 0000 0000 2020 51';

const update = `mutation ($input: PaymentAccountInput!) {
  updatePaymentAccount(input: $input) { data { iban version } } }`;
const list = `query ($query: PayoutsQuery) {
  payouts(query: $query) { data { results { id account { iban } } } } }`;
const exported =
  'mutation ($input: PayoutsExportInput!) { exportPayouts(input: $input) { data { id } } }';
const exportedItems = `mutation ($input: PayoutItemsExportInput!) {
  exportPayoutItems(input: $input) { data { id } } }`;
const reveal = `mutation ($id: ID!) {
  revealPayoutAccount(id: $id) { data { iban accountHolder } } }`;
const saveView = 'mutation ($input: SavedViewInput!) { saveView(input: $input) { data { id } } }';
const step = `mutation ($input: PayoutStepInput!) {
  updatePayoutStatus(input: $input) { data failures { id } } }`;

const csv = (query: object = {}) => ({ input: { query, format: 'csv', language: 'en' } });
const fileOf = async (query: object, token: string) => {
  const { id } = (await api.data(exported, csv(query), token)).exportPayouts.data;
  return { id, text: (await fileOfJob(id, token)).file.toString() };
};
const found = async (text: string, token = admin) =>
  (await api.data(list, { query: { text } }, token)).payouts.data.results;

let market: Market;
let payout: string;
beforeAll(async () => {
  market = await createMarket(api.db);
  const bank = { account_holder: 'Vera Vogt', iban: typed };
  await api.data(update, { input: bank }, market.first.token);
  await earn(market);
  payout = (await request(market.first.token)).id;
  // those that factories have inserted
  await resealAccountNumbers(api.db, secrets);
});

test('are masked on every screen, of partners and administrators', async () => {
  const { token } = market.first;
  expect((await previewOf(token)).account?.iban).toBe(mask);
  for (const each of [token, admin]) {
    expect((await found('P-', each)).find(({ id }) => id === payout)?.account.iban).toBe(mask);
  }
  const { id } = (
    await api.data(exportedItems, { input: { query: { payoutId: payout }, format: 'csv' } }, token)
  ).exportPayoutItems.data;
  expect((await fileOfJob(id, token)).file.toString()).not.toContain(number);
  const own = await fileOf({}, token);
  expect(own.text).toContain(mask);
  expect(own.text).not.toContain(number);
});

test('stay when a partner changes something else', async () => {
  const { token } = market.first;
  const input = { account_holder: 'Vera Vogt GmbH', iban: '' };
  expect((await api.data(update, { input }, token)).updatePaymentAccount.data.iban).toBe(mask);
});

test('are read by an administrator one by one, which is recorded, or for all transfers', async () => {
  const { data } = (await api.data(reveal, { id: payout }, admin)).revealPayoutAccount;
  expect(data).toEqual({ iban: number, accountHolder: 'Vera Vogt' });
  await api.app.securityLog.settled();
  const events = await api.db
    .selectFrom('security_events')
    .select('subject')
    .where('kind', '=', 'accountRevealed')
    .execute();
  expect(events).toEqual([{ subject: expect.stringMatching(/^P-/) }]);
  expect((await fileOf({}, admin)).text).toContain(number);
  expect((await api.refusal(reveal, { id: payout }, market.first.token)).extensions.code).toBe(
    'FORBIDDEN',
  );
});

test('are found whole, in whatever spelling, and never in part', async () => {
  for (const text of [number, typed]) {
    expect(await found(text)).toMatchObject([{ id: payout, account: { iban: mask } }]);
    expect(await found(text, market.second.token)).toEqual([]);
  }
  expect(await found('12030000')).toEqual([]);
  expect((await fileOf({ text: typed }, admin)).text).toContain(number);
  const input = { query: { text: typed }, status: 'approved' };
  const { data, failures } = (await api.data(step, { input }, admin)).updatePayoutStatus;
  expect({ data, failures }).toEqual({ data: [payout], failures: [] });
  await take([payout], 'paid', { paidOn: today(), reference: 'Atrium' });
});

test('are in no saved view', async () => {
  for (const search of [
    `?filter=${encodeURIComponent(JSON.stringify({ text: typed }))}`,
    `?text=${number}`,
  ]) {
    const input = { resource: 'payouts', name: unique('view'), search };
    expect((await api.refusal(saveView, { input }, admin)).msg).toBe(
      'error.VIEW_WITH_ACCOUNT_NUMBER',
    );
  }
});

test('are nowhere in the database', async () => {
  // so that the test can fail
  expect(await tablesWith(api.db, 'Vera Vogt')).toEqual(
    expect.arrayContaining(['payment_accounts', 'payouts', 'changes']),
  );
  for (const text of [number, number.slice(4), typed])
    expect(await tablesWith(api.db, text)).toEqual([]);
});

describe('the start of a server', () => {
  const plain = 'DE89370400440532013000';
  const accounts = async () =>
    (
      await sql<{ iban: string; iban_mask: string; iban_hash: string }>`
        select iban, iban_mask, iban_hash from payment_accounts where vendor_id = ${market.second.id}
        union all
        select account ->> 'iban', account ->> 'ibanMask', account ->> 'ibanHash' from payouts
        where id = ${payout}`.execute(api.db)
    ).rows;

  test('seals what an older version left plain, and does nothing the second time', async () => {
    await sql`update payment_accounts set iban = ${plain}, iban_mask = '', iban_hash = ''
      where vendor_id = ${market.second.id}`.execute(api.db);
    await sql`alter table payouts disable trigger user`.execute(api.db);
    await sql`update payouts set account = account - '{ibanMask,ibanHash}'::text[]
      || jsonb_build_object('iban', ${plain}::text) where id = ${payout}`.execute(api.db);
    await sql`alter table payouts enable trigger user`.execute(api.db);
    // shown masked until then
    expect((await found('P-')).find(({ id }) => id === payout)?.account.iban).toBe(
      'DE89 **** 3000',
    );
    expect(await resealAccountNumbers(api.db, secrets)).toBe(0);
    expect(await tablesWith(api.db, plain)).toEqual([]);
    const sealed = await accounts();
    for (const each of sealed) expect(each.iban_mask).toBe('DE89 **** 3000');
    expect(await found(plain)).toMatchObject([{ id: payout }]);
    await resealAccountNumbers(api.db, secrets);
    expect(await accounts()).toEqual(sealed);
  });

  test('seals with a new key what the former one opens, files as well', async () => {
    const { id } = await fileOf({}, admin);
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'atrium-test-'));
    const former = Buffer.alloc(32, 'of tests').toString('base64');
    await fs.writeFile(`${dataDir}/secrets.key`, former);
    const next = createSealer({ secretsKey: Buffer.alloc(32, 'next'), dataDir });
    const before = await accounts();
    expect(await resealAccountNumbers(api.db, next)).toBe(0);
    await resealFiles(api.db, next, jobKinds);
    const prefix = (await next.prefix()) ?? '';
    const after = await accounts();
    for (const [n, each] of after.entries()) {
      expect(each.iban.startsWith(prefix)).toBe(true);
      expect(each.iban_hash).not.toBe(before[n]?.iban_hash);
    }
    const { content } = await api.db
      .selectFrom('job_files')
      .select('content')
      .where('job_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(content.toString().startsWith(prefix)).toBe(true);
    // and back, for the tests after this one
    await fs.writeFile(`${dataDir}/secrets.key`, Buffer.alloc(32, 'next').toString('base64'));
    const back = createSealer({ secretsKey: Buffer.alloc(32, 'of tests'), dataDir });
    expect(await resealAccountNumbers(api.db, back)).toBe(0);
    await fs.rm(dataDir, { recursive: true });
  });

  test('without the key goes on: numbers stay masked, and reading one says why it fails', async () => {
    const before = await accounts();
    const lost = createSealer({ secretsKey: Buffer.alloc(32, 'lost'), dataDir: 'none' });
    expect(await resealAccountNumbers(api.db, lost)).toBeGreaterThan(1);
    expect(await accounts()).toEqual(before);
    const sealedElsewhere = await lost.seal(plain, `payment_accounts:${market.first.id}`);
    await sql`update payouts set account = account || jsonb_build_object('iban',
      ${sealedElsewhere}::text) where id = ${payout}`.execute(api.db);
    expect((await found('P-')).find(({ id }) => id === payout)?.account.iban).toBe(
      'DE89 **** 3000',
    );
    expect((await api.refusal(reveal, { id: payout }, admin)).msg).toBe(
      'error.ACCOUNT_NUMBER_SEALED',
    );
  });

  test('changes nothing else of a payout’s account', async () => {
    const change = (what: object) =>
      sql`update payouts set account = account || ${JSON.stringify(what)}::jsonb
        where id = ${payout}`.execute(api.db);
    for (const what of [
      { accountHolder: 'Else' },
      { iban: 'AT611904300234573201' },
      { ibanMask: 'AT61 **** 3201' },
    ]) {
      await expect(change(what)).rejects.toMatchObject({ constraint: 'payout_accounts_kept' });
    }
  });
});
