import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { forgetMails } from '#server/modules/platform/accounts/forgetMails.ts';
import { sendMail } from '#server/modules/platform/accounts/mail.ts';
import { deleteUnusedFiles } from '#server/modules/platform/files/files.ts';
import { removeFilesOfDeleted } from '#server/modules/platform/images/removedPictures.ts';
import { createSession } from '#server/modules/platform/session/sessions.ts';
import { personal } from '#server/personal.ts';
import { documentStoreOf } from '#server/storage/documents.ts';
import { imageStoreOf } from '#server/storage/images.ts';
import { createMarket } from '#tests/factories/market.ts';
import { createRequest } from '#tests/factories/networks.ts';
import { createAccount } from '#tests/factories/people.ts';
import { tablesWith } from '#tests/support/dump.ts';
import { complete, earn, request, sendOrder, take, today } from '#tests/support/payouts.ts';
import { pdf } from '#tests/support/pdf.ts';
import { png } from '#tests/support/pictures.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { upload, uploadFile } from '#tests/support/upload.ts';

shareApi();

/* A marker in everything that a person enters, or that others enter about them. */

const saveView = 'mutation ($input: SavedViewInput!) { saveView(input: $input) { data { id } } }';
const setStatus = `mutation ($input: ManagedVendorsStatusInput!) {
  updateManagedVendorStatus(input: $input) { data failures { msg } } }`;
const anonymisePartner = `mutation ($id: ID!) { anonymiseManagedVendor(id: $id) { data {
  name company_name email anonymisedAt matter state account { id } } } }`;
const anonymiseMaker = `mutation ($id: ID!) {
  anonymiseManagedManufacturer(id: $id) { data { name anonymisedAt } } }`;
const updateManaged = `mutation ($id: ID!, $input: ManagedVendorInput!) {
  updateManagedVendor(id: $id, input: $input) { data { id version } } }`;
const saveProfile = `mutation ($input: VendorProfileInput!) {
  updateVendorProfile(input: $input) { data { id } } }`;
const feedback = `mutation ($input: UserFeedbackInput!) {
  createUserFeedback(input: $input) { status } }`;
const createShowroom = `mutation ($input: ShowroomInput!) {
  createShowroom(input: $input) { data { id } } }`;
const addNote = `mutation ($id: ID!, $input: OrderNoteInput!) {
  addOrderNote(id: $id, input: $input) { data { id } } }`;
const changePayment = `mutation ($input: PaymentAccountInput!) {
  updatePaymentAccount(input: $input) { data { version } } }`;
const invite = `mutation ($input: NetworkInviteInput!) {
  inviteToNetwork(input: $input) { data { id } } }`;
const anonymiseCustomer = 'mutation ($id: ID!) { anonymiseCustomer(id: $id) { data { id } } }';
const updateCustomer = `mutation ($id: ID!, $input: CustomerInput!) {
  updateCustomer(id: $id, input: $input) { data { id } } }`;

const exportOf = (call: string, input: string) =>
  `mutation ($input: ${input}!) { job: ${call}(input: $input) { data { id } } }`;

/** Starts an export; returns the id of its job. */
const begin = async (call: string, input: string, query: object, token = admin) => {
  const values = { format: 'csv', language: 'de', query };
  const data = await api.data(exportOf(call, input), { input: values }, token);
  return (data as unknown as { job: { data: { id: string } } }).job.data.id;
};

const run = (id: string) =>
  runJob(
    {
      ...{ secrets, db: api.db, inBatch: fixedBatches(api.db, 100) },
      ...{ report: (error: Error) => expect.unreachable(error.message), stopping: never },
    },
    id,
  );
const never = new AbortController().signal;

const addView = (marker: string, token = admin) => {
  const input = { resource: 'orders', name: 'Meine', search: `?text=${marker}+GmbH`, shared: true };
  return api.data(saveView, { input }, token);
};

/** The files of all folders whose name or content has the text. */
const filesWith = async (text: string): Promise<string[]> => {
  const entries = await fs.readdir(api.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = path.join(parentPath, name);
      const content = await fs.readFile(file);
      return name.includes(text) || content.includes(text) ? [file] : [];
    }),
  );
  return found.flat();
};

/** What the queues do after a partner was anonymised. */
const runQueues = async () => {
  await removeFilesOfDeleted(api.db, imageStoreOf({ dataDir: api.dataDir, s3: undefined }));
  await deleteUnusedFiles(api.db, documentStoreOf({ dataDir: api.dataDir, s3: undefined }));
  await forgetMails(api.db, { dataDir: api.dataDir });
};

const isKept = (table: string) => personal[table]?.holds === 'law';

test('a partner is erased from every table and folder, but for the documents that law keeps', async () => {
  const marker = 'qmarke';
  const market = await createMarket(api.db);
  const { id, user } = market.second;
  const email = `${marker}@partner.example`;
  const account = { firstname: 'Mara', lastname: marker, email, language: 'de' };
  const types = { vendor_type: 'craftsman', account_type: 'account_pro' };
  const managed = {
    ...types,
    company_name: `${marker} GmbH`,
    internalNote: `${marker} zahlt spät`,
  };
  const input = { ...managed, account, version: 1 };
  await api.data(updateManaged, { id, input }, admin);
  // the changed address has ended the session
  const session = await createSession(api.db, user.id);

  const content = await png({ width: 640, height: 640 });
  const { image } = await upload(api, [{ name: `${marker}.png`, content }], session);
  const paper = pdf();
  const document = await uploadFile(api, { name: `${marker}.pdf`, content: paper }, session);
  expect(document.status).toBe(200);
  const profile = {
    company_name: `${marker} GmbH`,
    short_name: marker,
    category: ['carpenter'],
    company_logo: image[0]?.filename,
    description: `Wir sind ${marker}`,
    email,
    phone_number: '+49 30 5551234',
    street: `${marker}weg 1`,
    post_code: '10115',
    city: 'Berlin',
    imprints: [{ file: document.name, title: marker }],
    terms: [{ file: document.name, title: 'AGB' }],
  };
  await api.data(saveProfile, { input: profile }, session);
  const room = {
    name: marker,
    street: `${marker}weg 1`,
    post_code: '10115',
    city: 'Berlin',
    email,
  };
  await api.data(createShowroom, { input: room }, session);
  await addView(marker, session);
  await addView(marker);
  const rating = { rate: 3, text: `${marker} grüßt`, email, page: '/', userType: 'vendor' };
  await api.data(feedback, { input: rating }, session);
  const guest = { email: 'someone@partner.example', role: 'craftsman', company: 'Fuchs' };
  await api.data(invite, { input: { ...guest, notes: `Gruß, ${marker}` } }, session);
  const requester = await createAccount(api.db, 'vendor');
  await createRequest(api.db, {
    sender_vendor_id: requester.vendor_id,
    receiver_vendor_id: id,
    notes: `Hallo ${marker}`,
  });
  await sql`
    insert into notifications (user_id, kind, params)
    values (${requester.id}, 'connectionRequested', ${{ name: `${marker} GmbH` }})`.execute(api.db);
  const holder = {
    account_holder: `Mara ${marker}`,
    iban: 'DE89370400440532013000',
    version: 1,
  };
  await api.data(changePayment, { input: holder }, session);

  // orders, a payout, and what administrators do with them
  const order = await earn(market);
  await api.data(addNote, { id: order.id, input: { text: `${marker} rief an` } }, session);
  const payout = await request(session);
  expect((await refusal(anonymisePartner, { id })).msg).toBe('error.PARTNER_ACTIVE');
  await run(await begin('exportManagedVendors', 'ManagedVendorsExportInput', { text: marker }));
  await run(await begin('exportPayouts', 'PayoutsExportInput', {}));
  const open = await begin('exportOrders', 'OrdersExportInput', {}, session);
  const suspension = { ids: [id], status: 'suspended', reason: `${marker} ist weg` };
  await api.data(setStatus, { input: suspension }, admin);
  expect((await refusal(anonymisePartner, { id })).msg).toBe('error.PARTNER_OPEN_PAYOUT');
  await take([payout.id], 'approved');
  await take([payout.id], 'paid', {
    reference: 'R 1',
    paidOn: today(),
  });

  // mails and security events
  const mailer = createMailer(
    { dataDir: api.dataDir, smtpUrl: undefined, mailFrom: 'a@b.example' },
    () => undefined,
  );
  const deps = { db: api.db, mailer, config: { publicUrl: undefined, port: 3000 } };
  await sendMail(deps, { mail: 'access', email, portal: 'vendor' });
  await api.request('mutation ($input: SignInInput!) { vendorSignIn(input: $input) { token } }', {
    input: { email, password: 'wrong' },
  });
  await api.app.securityLog.settled();

  const before = await tablesWith(api.db, marker);
  expect(before).toEqual(
    expect.arrayContaining([
      'changes',
      'job',
      'jobs',
      'order_parts',
      'payouts',
      'saved_views',
      'security_events',
      'uploads',
      'user_feedback',
      'users',
      'vendors',
    ]),
  );
  expect(await filesWith(marker)).not.toEqual([]);

  const { data } = (await api.data(anonymisePartner, { id }, admin)).anonymiseManagedVendor;
  expect(data).toMatchObject({ name: `#${id}`, account: null, matter: null, state: 'suspended' });
  expect(data.anonymisedAt).not.toBeNull();
  await api.app.securityLog.settled();
  await runQueues();

  const left = await tablesWith(api.db, marker);
  expect(left.filter((table) => !isKept(table))).toEqual([]);
  expect(left.sort()).toEqual(['order_parts', 'payouts']);
  expect(await filesWith(marker)).toEqual([]);
  expect(await api.db.selectFrom('jobs').select('id').where('id', '=', open).execute()).toEqual([]);
  const documents = await api.app.inject({ url: `/images/${image[0]?.filename}` });
  expect(documents.statusCode).toBe(404);

  // it stays that way
  await api.data(setStatus, { input: { ids: [id], status: 'active' } }, admin);
  const again = { ...managed, account, version: 99 };
  expect((await refusal(updateManaged, { id, input: again })).extensions.code).not.toBe('INTERNAL');
  const state = await api.db
    .selectFrom('vendors')
    .select(['suspended_at', 'anonymised_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state.suspended_at).not.toBeNull();
});

test('a manufacturer is erased, and its products stay', async () => {
  const marker = 'qmaker';
  const market = await createMarket(api.db);
  await sql`update manufacturers set company_name = ${`${marker} AG`},
    suspended_at = now(), suspended_reason = 'Weg' where id = ${market.maker}`.execute(api.db);
  await sql`update users set lastname = ${marker} where manufacturer_id = ${market.maker}`.execute(
    api.db,
  );
  await run(await begin('exportVariations', 'VariationsExportInput', {}));
  // the workbook itself is compressed, so that its content cannot be searched
  const { rows: imports } = await sql<{ id: string }>`
    insert into imports (filename, state) values ('Preise.xlsx', 'done'), ('Andere.xlsx', 'done')
    returning id`.execute(api.db);
  await sql`
    insert into import_rows (import_id, place, sheet, row, product, cells)
    select id, 0, 'Variationen', 2, 0, json_build_object('manufacturer',
      case filename when 'Preise.xlsx' then ${`${marker} AG`} else 'Nordform' end)
    from imports where id = any(${imports.map(({ id }) => id)}::bigint[])`.execute(api.db);
  expect(await tablesWith(api.db, marker)).toEqual(
    expect.arrayContaining(['import_rows', 'job_files']),
  );
  await api.data(anonymiseMaker, { id: market.maker }, admin);
  expect(await tablesWith(api.db, marker)).toEqual([]);
  const { rows: kept } = await sql`
    select filename from imports where id = any(${imports.map(({ id }) => id)}::bigint[])`.execute(
    api.db,
  );
  expect(kept).toEqual([{ filename: 'Andere.xlsx' }]);
  const { parent_id } = await api.db
    .selectFrom('variations')
    .select('parent_id')
    .where('id', '=', market.sofa.id)
    .executeTakeFirstOrThrow();
  expect(parent_id).not.toBeNull();
});

test('a customer is erased from exported files, jobs, views and notifications, too', async () => {
  const marker = 'qkunde';
  const market = await createMarket(api.db);
  const person = { firstname: 'Klara', lastname: marker, email: `${marker}@kunden.example` };
  const home = { street: `${marker}weg 1`, post_code: '80331', city: 'München' };
  const shipping = { ...home, firstname: 'Klara', lastname: marker };
  const customer = { ...person, phone: '0151 5550001' };
  const order = await sendOrder(market, { customer, shipping });
  const { customer_id: id } = await api.db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const input = { ...person, lastname: `${marker}-neu`, country: 'DE', version: 1 };
  await api.data(updateCustomer, { id, input }, admin);
  await run(await begin('exportCustomers', 'CustomersExportInput', { text: marker }));
  await run(await begin('exportOrders', 'OrdersExportInput', {}, market.first.token));
  await addView(marker, market.first.token);
  await sql`
    insert into notifications (user_id, kind, params)
    values (${market.first.user.id}, 'orderReceived', ${{ name: `Klara ${marker}` }})`.execute(
    api.db,
  );
  await sql`
    insert into user_feedback (rate, text, email, user_type)
    values (1, ${marker}, ${person.email}, 'vendor')`.execute(api.db);
  const { externalId, total } = order;
  await api.shop(
    'mutation ($input: OrderPaymentInput!) { recordOrderPayment(input: $input) { id } }',
    { input: { externalId, paymentId: 'P', amount: total } },
    market.key,
  );
  await complete(order.id);
  const before = await tablesWith(api.db, marker);
  expect(before).toEqual(
    expect.arrayContaining(['changes', 'customers', 'job_files', 'jobs', 'orders', 'saved_views']),
  );
  // an export that has read some of its rows
  const running = await begin('exportOrders', 'OrdersExportInput', {});
  await sql`update jobs set state = 'running', lease = gen_random_uuid(), lease_until = now() + interval '1 hour'
    where id = ${running}`.execute(api.db);
  await sql`insert into job_files (job_id, part, content) values (${running}, 0, ${Buffer.from(marker)})`.execute(
    api.db,
  );
  await api.data(anonymiseCustomer, { id }, admin);
  const left = await tablesWith(api.db, marker);
  expect(left).toEqual(['order_documents']);
  const { rows } = await sql`select state, lease from jobs where id = ${running}`.execute(api.db);
  expect(rows).toEqual([{ state: 'waiting', lease: null }]);
  await run(running);
  expect(await tablesWith(api.db, marker)).toEqual(['order_documents']);
});

test('what deletes its rows with those above has a foreign key that does', async () => {
  for (const [table, { with: above }] of Object.entries(personal)) {
    if (above === undefined) continue;
    const { rows } = await sql`
      select from pg_constraint where contype = 'f' and confdeltype = 'c'
        and conrelid = ${table}::regclass and confrelid = ${above}::regclass`.execute(api.db);
    expect(rows, table).not.toEqual([]);
  }
});
