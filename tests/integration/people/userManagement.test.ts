import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createMarketOrder } from '#tests/factories/orders.ts';
import { createCustomer } from '#tests/factories/partners.ts';
import { createManufacturer, createUser, createVendor, signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { connect } from '#tests/factories/selling.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id name company_name state isVisible suspendedReason internalNote invitedAt version
  products account { id email firstname lastname isPending }`;
const vendorFields = `${fields} vendor_type account_type`;
const documents = {
  list: `query ($query: ManagedVendorsQuery) {
    managedVendors(query: $query) { data { results { ${vendorFields} } total } } }`,
  one: `query ($id: ID!) { managedVendorById(id: $id) { data { ${vendorFields} } } }`,
  create: `mutation ($input: ManagedVendorInput!) {
    createManagedVendor(input: $input) { data { ${vendorFields} } } }`,
  update: `mutation ($id: ID!, $input: ManagedVendorInput!) {
    updateManagedVendor(id: $id, input: $input) { data { ${vendorFields} } } }`,
  status: `mutation ($input: ManagedVendorsStatusInput!) {
    updateManagedVendorStatus(input: $input) { data failures { msg } } }`,
  remove: 'mutation ($ids: [ID!]) { deleteManagedVendorByIds(ids: $ids) { data } }',
  resend: `mutation ($input: ResendInvitationInput!) {
    resendInvitation(input: $input) { data failures { id msg } } }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
  makers: `query ($query: ManagedManufacturersQuery) {
    managedManufacturers(query: $query) { data { results { ${fields} } } } }`,
  createMaker: `mutation ($input: ManagedManufacturerInput!) {
    createManagedManufacturer(input: $input) { data { ${fields} } } }`,
  makerStatus: `mutation ($input: ManagedManufacturersStatusInput!) {
    updateManagedManufacturerStatus(input: $input) { data } }`,
};

const newVendor = (values: object = {}) => ({
  company_name: unique('Vendor'),
  vendor_type: 'craftsman',
  account_type: 'account_pro',
  internalNote: 'Called on Monday',
  account: {
    firstname: 'Ida',
    lastname: 'Imhof',
    email: `${unique('ida')}@vendor.example`,
    language: 'en',
  },
  ...values,
});

const create = async (values: object = {}) =>
  (await api.data(documents.create, { input: newVendor(values) }, admin)).createManagedVendor.data;
const vendorOf = async (id: string) =>
  (await api.data(documents.one, { id }, admin)).managedVendorById.data;
const listed = async (query: object) =>
  (await api.data(documents.list, { query }, admin)).managedVendors.data.results.map(
    ({ id }) => id,
  );
const setStatus = (ids: string[], status: string, reason = '') =>
  api.data(documents.status, { input: { ids, status, reason } }, admin);
const mailsTo = async (email: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = 'mail' and data ->> 'email' = ${email}`.execute(
    api.db,
  );
  return rows[0]?.n ?? 0;
};

describe('a vendor that is invited', () => {
  test('has an account without a password, and one mail', async () => {
    const vendor = await create();
    expect(vendor).toMatchObject({ state: 'unverified', vendor_type: 'craftsman', version: 1 });
    expect(vendor.account).toMatchObject({ firstname: 'Ida', isPending: true });
    expect(vendor.invitedAt).not.toBeNull();
    expect(await mailsTo(vendor.account?.email ?? '')).toBe(1);
    expect(await listed({ invitation: 'pending', ids: [vendor.id] })).toEqual([vendor.id]);
    expect(await listed({ invitation: 'overdue', ids: [vendor.id] })).toEqual([]);
    await longAgo(vendor.account?.id ?? '', '15 days');
    expect(await listed({ invitation: 'overdue', ids: [vendor.id] })).toEqual([vendor.id]);
  });

  test('is not invited twice, as a vendor', async () => {
    const { account } = newVendor();
    await create({ account });
    const { extensions } = await refusal(documents.create, { input: newVendor({ account }) });
    expect(extensions.fields).toEqual({ 'account.email': { rule: 'rules.alreadyInvited' } });
    // one person may have an account in each portal
    const input = { company_name: unique('Maker'), account };
    const made = (await api.data(documents.createMaker, { input }, admin)).createManagedManufacturer
      .data;
    expect(made.account?.email).toBe(account.email);
  });

  test('gets the invitation again after a minute, at a new address at once', async () => {
    const { id, account } = await create();
    const accountId = account?.id ?? '';
    const again = { input: { ids: [accountId] } };
    const { msg, extensions } = await refusal(documents.resend, again);
    expect([msg, extensions.code]).toEqual(['error.INVITED_JUST_NOW', 'RATE_LIMITED']);
    await longAgo(accountId, '61 seconds');
    await api.data(documents.resend, again, admin);
    expect(await mailsTo(account?.email ?? '')).toBe(2);
    const email = `${unique('moved')}@vendor.example`;
    const input = newVendor({ version: 1, account: { ...newVendor().account, email } });
    await api.data(documents.update, { id, input }, admin);
    expect(await mailsTo(email)).toBe(1);
  });

  test('is no longer invited once it has a password', async () => {
    const { id } = await createUser(api.db, {
      role: 'vendor',
      vendor_id: (await createVendor(api.db)).id,
      password_hash: 'x',
    });
    const { msg } = await refusal(documents.resend, { input: { ids: [id] } });
    expect(msg).toBe('error.NOT_INVITED');
  });

  test.each([
    [{ company_name: '' }, 'company_name', 'rules.required'],
    [{ company_name: 'x'.repeat(57) }, 'company_name', 'rules.maxLength'],
    [{ vendor_type: 'admin' }, 'vendor_type', 'rules.required'],
    [{ account_type: 'account_free' }, 'account_type', 'rules.required'],
    [{ account: null }, 'account.email', 'rules.required'],
    [{ internalNote: 'x'.repeat(2001) }, 'internalNote', 'rules.maxLength'],
  ])('is rejected with %j', async (values, field, rule) => {
    const { extensions } = await refusal(documents.create, { input: newVendor(values) });
    expect(extensions.fields?.[field]).toMatchObject({ rule });
  });
});

describe('an edited vendor', () => {
  test('is found by its company, person and address; its type and state filter', async () => {
    const word = unique('findme');
    const { id, account } = await create({ company_name: word, account_type: 'account_basic' });
    for (const text of [word.toUpperCase(), account?.email]) {
      expect(await listed({ text })).toEqual([id]);
    }
    expect(await listed({ text: word, account_type: 'account_pro' })).toEqual([]);
    expect(await listed({ text: word, vendor_type: 'craftsman', state: 'unverified' })).toEqual([
      id,
    ]);
    await setStatus([id], 'verified');
    expect((await vendorOf(id)).state).toBe('active');
  });

  test('shows how many of its mandatory parts are complete, and is sorted by them', async () => {
    const [few, more] = [await create(), await create()];
    await api.db
      .updateTable('vendors')
      .set({ short_name: 'Ida', street: 'Hauptstraße 1', post_code: '80331', city: 'München' })
      .where('id', '=', more.id)
      .execute();
    const query = { ids: [few.id, more.id], sort: 'completeness', order: 'DESC' };
    const { managedVendors } = await api.data(
      `query ($query: ManagedVendorsQuery) {
        managedVendors(query: $query) { data { results { id completeness } } } }`,
      { query },
      admin,
    );
    // of twelve parts: company and address of the account, and four more
    expect(managedVendors.data.results).toEqual([
      { id: more.id, completeness: 50 },
      { id: few.id, completeness: 16 },
    ]);
  });

  test('loses its products for sale when the pro account ends', async () => {
    const { id } = await create();
    await include(id);
    const { account } = newVendor();
    const input = newVendor({ account_type: 'account_basic', version: 1, account });
    await api.data(documents.update, { id, input }, admin);
    const { rows } = await sql<{ status: string }>`
      select status from vendor_products where vendor_id = ${id}`.execute(api.db);
    expect(rows).toEqual([{ status: '2' }]);
  });

  test('gets the access of its new type immediately, in its current session', async () => {
    const { user, token } = await signedIn(api.db, 'craftsman');
    const id = user.vendor_id ?? '';
    const wholesale = 'mutation { enableWholesale { status } }';
    const products = '{ vendorProducts { status } }';
    const forbidden = async (call: string) =>
      expect((await api.refusal(call, {}, token)).extensions.code).toBe('FORBIDDEN');
    const { email, firstname, lastname } = user;
    const account = { email, firstname, lastname, language: 'de' };
    const become = (vendor_type: string, account_type: string) =>
      api.data(
        documents.update,
        { id, input: newVendor({ vendor_type, account_type, account }) },
        admin,
      );
    await api.data(products, {}, token);
    await forbidden(wholesale);
    await become('wholesaler', 'account_basic');
    await forbidden(products);
    const me = '{ vendorMe { data { vendor_type account_type } } }';
    expect((await api.data(me, {}, token)).vendorMe.data).toEqual({
      vendor_type: 'wholesaler',
      account_type: 'account_basic',
    });
    await become('wholesaler', 'account_pro');
    await api.data(products, {}, token);
    await api.data(wholesale, {}, token);
    await become('craftsman', 'account_pro');
    await forbidden(wholesale);
  });

  test('is signed out when its address changes', async () => {
    const { user, token } = await signedIn(api.db, 'vendor');
    const id = user.vendor_id ?? '';
    await api.data(documents.update, { id, input: newVendor() }, admin);
    expect((await api.refusal('{ vendorMe { status } }', {}, token)).extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('is restored from its history, with its account and an invitation', async () => {
    const { id, account } = await create();
    await api.data(documents.remove, { ids: [id] }, admin);
    expect(await listed({ ids: [id] })).toEqual([]);
    const { rows } = await sql<{ id: string }>`
      select id from changes where entity = 'managedVendor' and entity_id = ${id}
      order by id desc limit 1`.execute(api.db);
    await api.data(documents.restore, { input: { changeId: rows[0]?.id } }, admin);
    expect(await vendorOf(id)).toMatchObject({
      internalNote: 'Called on Monday',
      account: { email: account?.email, firstname: 'Ida', isPending: true },
    });
    expect(await mailsTo(account?.email ?? '')).toBe(2);
  });

  test('is deleted only if it never had a product', async () => {
    const { id } = await create();
    await include(id);
    const { msg, extensions } = await refusal(documents.remove, { ids: [id] });
    expect([msg, extensions.code]).toEqual(['error.PARTNER_IN_USE', 'IN_USE']);
  });
});

describe('a suspension', () => {
  test('needs a reason, hides the vendor and notifies it', async () => {
    const { user, token } = await signedIn(api.db, 'vendor');
    const id = user.vendor_id ?? '';
    await sql`update vendors set is_visible = true where id = ${id}`.execute(api.db);
    const input = { ids: [id], status: 'suspended', reason: ' ' };
    const { extensions } = await refusal(documents.status, { input });
    expect(extensions.fields).toMatchObject({ reason: { rule: 'rules.required' } });
    await setStatus([id], 'suspended', 'Unpaid');
    expect(await vendorOf(id)).toMatchObject({ state: 'suspended', isVisible: false });
    const { data } = (
      await api.data('{ dashboard { data { partner { suspendedReason } } } }', {}, token)
    ).dashboard;
    expect(data.partner?.suspendedReason).toBe('Unpaid');
    const { roles } = (await api.data('{ vendorMe { data { roles { name } } } }', {}, token))
      .vendorMe.data;
    expect(roles.map(({ name }) => name)).toContain('suspended');
    const saved = await api.refusal('{ savedViews(resource: "jobs") { status } }', {}, token);
    expect(saved.extensions.code).toBe('FORBIDDEN');
    await setStatus([id], 'active');
    await api.data('{ savedViews(resource: "jobs") { status } }', {}, token);
    const states = (await changesOf(api.db, 'managedVendor', id)).map(
      ({ after }) => (after as { suspended_reason: string | null }).suspended_reason,
    );
    expect(states).toEqual(['Unpaid', null]);
  });

  test('of a manufacturer pauses its products at every vendor, and lifting it resumes them', async () => {
    const maker = await createManufacturer(api.db);
    const { id } = await create();
    await include(id, maker.id);
    await connect(api.db, id, { manufacturer: maker.id });
    const paused = async () =>
      (
        await sql<{ paused_reason: string | null }>`
          select paused_reason from vendor_products where vendor_id = ${id}`.execute(api.db)
      ).rows[0]?.paused_reason;
    const input = { ids: [maker.id], status: 'suspended', reason: 'Recall' };
    await api.data(documents.makerStatus, { input }, admin);
    expect(await paused()).toBe('sourceSuspended');
    await api.data(documents.makerStatus, { input: { ...input, status: 'active' } }, admin);
    expect(await paused()).toBeNull();
  });
});

describe('a manufacturer', () => {
  test('is listed without an account, and can get one', async () => {
    const { id, company_name } = await createManufacturer(api.db);
    const { data } = (await api.data(documents.makers, { query: { text: company_name } }, admin))
      .managedManufacturers;
    expect(data.results).toMatchObject([{ id, account: null, state: 'active' }]);
  });
});

describe('a customer', () => {
  const one =
    'query ($id: ID!) { customerById(id: $id) { data { name email city anonymisedAt } } }';
  const update = `mutation ($id: ID!, $input: CustomerInput!) {
    updateCustomer(id: $id, input: $input) { data { name version } } }`;
  const anonymise = 'mutation ($id: ID!) { anonymiseCustomer(id: $id) { data { name email } } }';

  test('is edited, and anonymised for good', async () => {
    const { id } = await createCustomer(api.db);
    const input = { lastname: 'Neu', email: 'neu@customer.example', country: 'at', version: 1 };
    await api.data(update, { id, input }, admin);
    await api.data(anonymise, { id }, admin);
    const { data } = (await api.data(one, { id }, admin)).customerById;
    expect(data).toMatchObject({ name: `#${id}`, email: null });
    expect(await changesOf(api.db, 'customer', id)).toEqual([]);
    const { msg } = await refusal(update, { id, input: { ...input, version: 3 } });
    expect(msg).toBe('error.CUSTOMER_ANONYMISED');
  });

  test('is anonymised in bulk, each once', async () => {
    const word = unique('Sammel');
    const [{ id: before }, { id }] = [
      await createCustomer(api.db, { lastname: `${word} A`, city: word }),
      await createCustomer(api.db, { lastname: `${word} B`, city: word }),
    ];
    await api.data(anonymise, { id: before }, admin);
    const many = `mutation ($query: CustomersQuery) {
      anonymiseCustomers(query: $query) { data unchanged failures { id } } }`;
    const { anonymiseCustomers } = await api.data(many, { query: { text: word } }, admin);
    expect(anonymiseCustomers).toEqual({ data: [id], unchanged: [before], failures: [] });
    const { data } = (await api.data(one, { id }, admin)).customerById;
    expect(data).toMatchObject({ name: `#${id}`, email: null, city: word });
  });
});

describe('orders of partners', () => {
  const orders = `query ($query: OrdersQuery) { orders(query: $query) { data { results { id } } } }`;
  const found = async (query: object, token = admin) =>
    (await api.data(orders, { query }, token)).orders.data.results.map(({ id }) => id);

  test('are counted while they are not done, and found by seller and by manufacturer', async () => {
    const { id, market, lines } = await createMarketOrder(api.db, unique('Kundin'));
    const { maker, first, second } = market;
    const counts = async () => {
      const vendors = `query ($query: ManagedVendorsQuery) {
        managedVendors(query: $query) { data { results { openOrders } } } }`;
      const makers = `query ($query: ManagedManufacturersQuery) {
        managedManufacturers(query: $query) { data { results { openOrders } } } }`;
      const query = { ids: [first.id, second.id], sort: 'openOrders' };
      const answer = await api.data(vendors, { query }, admin);
      const made = await api.data(makers, { query: { ids: [maker] } }, admin);
      return [
        ...answer.managedVendors.data.results.map(({ openOrders }) => openOrders),
        ...made.managedManufacturers.data.results.map(({ openOrders }) => openOrders),
      ];
    };
    expect(await counts()).toEqual([1, 1, 1]);
    await sql`update order_lines set state = 'completed' where id = ${lines[1]}`.execute(api.db);
    expect(await counts()).toEqual([0, 1, 1]);
    expect(await found({ vendorId: second.id })).toEqual([id]);
    expect(await found({ manufacturerId: maker })).toEqual([id]);
    // a partner cannot filter by the manufacturer
    expect(await found({ manufacturerId: maker }, first.token)).toEqual([]);
  });

  test('keep a partner from being deleted', async () => {
    const { market } = await createMarketOrder(api.db, unique('Kundin'));
    const { id } = market.second;
    for (const table of ['vendor_products', 'network_requests'] as const) {
      const column = table === 'vendor_products' ? 'vendor_id' : 'sender_vendor_id';
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(api.db);
    }
    expect((await refusal(documents.remove, { ids: [id] })).extensions.code).toBe('IN_USE');
  });
});

const longAgo = (userId: string, time: string) =>
  sql`update users set invited_at = now() - ${time}::interval where id = ${userId}`.execute(api.db);

const include = async (vendorId: string, manufacturerId?: string) => {
  const parent = await createParent(
    api.db,
    manufacturerId ? { manufacturer_id: manufacturerId } : {},
  );
  const { id } = await createVariation(api.db, { parent_id: parent.id, status: '1' });
  await sql`
    insert into vendor_products (vendor_id, variation_id, status) values (${vendorId}, ${id}, '1')`.execute(
    api.db,
  );
};
