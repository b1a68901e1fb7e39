import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fromBuffer, type ZipFile } from 'yauzl';
import { languages } from '#contract/language.ts';
import { messages } from '#i18n/de/messages.ts';
import { personalData as german } from '#i18n/de/platform/personalData.ts';
import { personalData as english } from '#i18n/en/platform/personalData.ts';
import { places, wordsAt } from '#server/modules/platform/personalData/words.ts';
import { personal } from '#server/personal.ts';
import { createMarket } from '#tests/factories/market.ts';
import { createCustomer } from '#tests/factories/partners.ts';
import { signedIn } from '#tests/factories/people.ts';
import { fileOfJob } from '#tests/support/jobFiles.ts';
import { earn, request } from '#tests/support/payouts.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const own = `mutation ($input: PersonalDataInput!) { exportOwnData(input: $input) { data { id } } }`;
const ofCustomer = `mutation ($id: ID!, $input: PersonalDataInput!) {
  exportCustomerData(id: $id, input: $input) { data { id } } }`;

/** The files of a zip, by name. */
const unpacked = async (content: Buffer): Promise<Record<string, string>> => {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(content, { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const files: Record<string, string> = {};
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        files[entry.fileName] = (await buffer(stream)).toString();
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
};

const ownData = async (token: string, language: string) => {
  const { exportOwnData } = await api.data(own, { input: { language } }, token);
  const { name, file } = await fileOfJob(exportOwnData.data.id, token);
  return { name, files: await unpacked(file) };
};

describe('a person’s own data', () => {
  test('are a page in German and JSON, with the company’s for partners and nobody else’s', async () => {
    const market = await createMarket(api.db);
    await earn(market);
    await request(market.second.token);
    await api.db
      .updateTable('users')
      .set({ firstname: 'Mara', lastname: '<b>Mustermann</b>' })
      .where('id', '=', market.second.user.id)
      .execute();
    const { name, files } = await ownData(market.second.token, 'de');
    expect(name).toMatch(/^persoenliche-daten-\d{4}-\d\d-\d\d\.zip$/);
    expect(Object.keys(files)).toEqual(['persoenliche-daten.html', 'persoenliche-daten.json']);
    const page = files['persoenliche-daten.html'] ?? '';
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Mara &lt;b&gt;Mustermann&lt;/b&gt;');
    expect(page).not.toMatch(/<script|src=|https?:\/\/[^<"]*"/);
    for (const table of [
      'users',
      'vendors',
      'order_parts',
      'payouts',
      'payment_accounts',
    ] as const) {
      expect(page).toContain(`>${german.tables[table]}</h2>`);
    }
    // words instead of codes, which stay in the JSON
    const { roles } = messages.resources.orders.details;
    expect(page).toContain(`<td>${roles.seller}</td>`);
    expect(page).toContain(`<td>${messages.resources.payouts.states.requested}</td>`);
    expect(page).not.toMatch(/<td>(seller|requested|de)<\/td>/);
    const { data } = JSON.parse(files['persoenliche-daten.json'] ?? '');
    expect(data.order_parts[0].role).toBe('seller');
    expect(data.users).toMatchObject([{ email: market.second.user.email, firstname: 'Mara' }]);
    expect(data.payment_accounts).toMatchObject([{ account_holder: 'Vera Vogt' }]);
    expect(data.payment_accounts[0].iban).toContain('****');
    expect(data.order_parts).toHaveLength(1);
    const all = JSON.stringify(data);
    expect(all).not.toContain(market.first.user.email);
    expect(all).not.toContain('Kundin');
    expect(all).not.toContain('password_hash');
  });

  test('are those of the account for administrators, in English', async () => {
    const { token, user } = await signedIn(api.db, 'admin');
    const { name, files } = await ownData(token, 'en');
    expect(name).toMatch(/^personal-data-/);
    expect(files['personal-data.html']).toContain(`>${english.tables.sessions}</h2>`);
    const { data } = JSON.parse(files['personal-data.json'] ?? '');
    expect(data.users).toMatchObject([{ email: user.email }]);
    expect(data.vendors).toBeUndefined();
  });
});

describe('a customer’s data', () => {
  test('are collected by administrators', async () => {
    const market = await createMarket(api.db);
    const order = await earn(market);
    const { customer_id: id } = await api.db
      .selectFrom('orders')
      .select('customer_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const { exportCustomerData } = await api.data(ofCustomer, { id, input: {} }, admin);
    const { file } = await fileOfJob(exportCustomerData.data.id, admin);
    const files = await unpacked(file);
    const { data } = JSON.parse(files['persoenliche-daten.json'] ?? '');
    expect(data.customers).toMatchObject([{ lastname: 'Kundin' }]);
    expect(data.orders).toMatchObject([{ number: order.number }]);
    expect(data.order_lines).toHaveLength(2);
    expect(files['persoenliche-daten.html']).toContain(german.tables.order_payments);
  });

  test('are nobody else’s, and not found of a customer who does not exist', async () => {
    const { id } = await createCustomer(api.db);
    const { token } = await signedIn(api.db, 'vendor');
    const input = {};
    expect((await refusal(ofCustomer, { id, input }, token)).extensions.code).toBe('FORBIDDEN');
    expect((await refusal(ofCustomer, { id: '999999', input })).extensions.code).toBe('NOT_FOUND');
  });
});

test.each(languages)('codes of all columns with words have them in “%s”', (language) => {
  const without = Object.entries(places).filter(
    ([, place]) => typeof wordsAt(place, language) !== 'object',
  );
  expect(without).toEqual([]);
});

test('all tables and columns that persons read have names', async () => {
  const columns = new Set<string>();
  const recording = Object.entries(personal).flatMap(([table, { data }]) => (data ? [table] : []));
  expect(recording.filter((table) => !(table in german.tables))).toEqual([]);
  expect(Object.keys(german.tables).filter((table) => !recording.includes(table))).toEqual([]);
  for (const { data } of Object.values(personal)) {
    for (const select of Object.values(data ?? {})) {
      for (const kind of ['vendor', 'manufacturer'] as const) {
        const persons = {
          kind,
          ids: [],
          userIds: [],
          emails: [],
          names: [],
          lastnames: [],
          pictures: [],
        };
        // an empty row has all columns
        const { rows } = await sql<{ row: object }>`
          select to_jsonb(x) as row from (select 1) o left join (${select(persons)}) x on true`.execute(
          api.db,
        );
        for (const name of Object.keys(rows[0]?.row ?? {})) columns.add(name);
      }
    }
  }
  expect([...columns].filter((column) => !(column in german.columns))).toEqual([]);
});
