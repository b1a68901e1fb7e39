import { beforeAll, describe, expect, test } from 'vitest';
import { createAffiliateProduct } from '#tests/factories/affiliate.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { connect, sell } from '#tests/factories/selling.ts';
import { createTag } from '#tests/factories/structure.ts';
import { createStyle, createStyleCategory } from '#tests/factories/styles.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id title slug short_desc description category_id tags status isPublished current_step
  networks { name link } collaborators { manufacturerId vendorId name isConnected }
  images { filename alt main } image products affiliates_products owner { kind name }
  isOwn isEditable missing productCount notForSale version`;
const documents = {
  list: `query ($query: StylesQuery) {
    styles(query: $query) { data { results { ${fields} } total } }
  }`,
  one: `query ($id: ID!) { styleById(id: $id) { data { ${fields} } } }`,
  create: `mutation ($input: StyleInput!) { createStyle(input: $input) { data { ${fields} } } }`,
  update: `mutation ($id: ID!, $input: StyleInput!) {
    updateStyle(id: $id, input: $input) { data { ${fields} } }
  }`,
  products: `mutation ($id: ID!, $input: StyleProductsInput!) {
    updateStyleProducts(id: $id, input: $input) { data { ${fields} } }
  }`,
  affiliates: `mutation ($id: ID!, $input: StyleProductsInput!) {
    updateStyleAffiliateProducts(id: $id, input: $input) { data { ${fields} } }
  }`,
  status: `mutation ($input: StylesStatusInput!) {
    updateStyleStatus(input: $input) { data failures { id code msg } }
  }`,
  remove: 'mutation ($ids: [ID!]) { deleteStyleByIds(ids: $ids) { data failures { code } } }',
  choices: `query ($query: StyleProductChoicesQuery) {
    styleProductChoices(query: $query) {
      data { results { id name sku price image isForSale } total }
    }
  }`,
  partners: `query ($query: StyleCollaboratorChoicesQuery) {
    styleCollaboratorChoices(query: $query) {
      data { results { manufacturerId vendorId name city } total }
    }
  }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
  changes: `query ($query: ChangesQuery) {
    changes(query: $query) { data { results { id canRestore fields { field before after } } } }
  }`,
};

type Account = Awaited<ReturnType<typeof signedIn>>;
let admin: Account;
let maker: Account;
let vendor: Account;
let partner: Account;
let basic: Account;
let category: string;
let tag: string;

const vendorId = ({ user }: Account) => user.vendor_id ?? '';
const makerId = ({ user }: Account) => user.manufacturer_id ?? '';

beforeAll(async () => {
  admin = await signedIn(api.db, 'admin');
  maker = await signedIn(api.db, 'manufacturer');
  vendor = await signedIn(api.db, 'vendor');
  partner = await signedIn(api.db, 'architect');
  basic = await signedIn(api.db, 'basic');
  category = (await createStyleCategory(api.db)).id;
  tag = (await createTag(api.db, { type: 'style' })).id;
  await connect(api.db, vendorId(vendor), { manufacturer: makerId(maker) });
  await connect(api.db, vendorId(vendor), { vendor: vendorId(partner) });
});

const pictureOf = async ({ user }: Account) => {
  const filename = `${user.id}-${unique('room').toLowerCase()}.webp`;
  await api.db.insertInto('uploads').values({ filename, user_id: user.id }).execute();
  return filename;
};
const inputOf = (values: object = {}) => ({
  title: 'A bright room',
  slug: unique('bright-room'),
  short_desc: 'Oak and linen',
  category_id: category,
  tags: [tag],
  ...values,
});
const create = async (values: object = {}, { token } = vendor) =>
  (await api.data(documents.create, { input: inputOf(values) }, token)).createStyle.data;
const update = async (id: string, input: object, { token } = vendor) =>
  (await api.data(documents.update, { id, input }, token)).updateStyle.data;
const refusedUpdate = (id: string, input: object, { token } = vendor) =>
  refusal(documents.update, { id, input }, token);
const withPartner = (values: object = {}) =>
  create({ collaborators: [{ vendorId: vendorId(partner) }], ...values });
const productOf = async (account: Account, status = '1') => {
  const parent = await createParent(api.db, { manufacturer_id: makerId(account) });
  return (await createVariation(api.db, { parent_id: parent.id, status, price: '99' })).id;
};
const choicesOf = async (query: object, { token } = vendor) =>
  (await api.data(documents.choices, { query }, token)).styleProductChoices.data.results;
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const setStatus = (id: string, status: string, { token } = vendor) =>
  api.data(documents.status, { input: { ids: [id], status } }, token);

describe('a style', () => {
  test('keeps all entries in order', async () => {
    const images = [
      { filename: await pictureOf(vendor), alt: 'A window', main: false },
      { filename: await pictureOf(vendor), alt: 'A table', main: true },
    ];
    const networks = [{ name: 'Instagram', link: 'https://instagram.example/us' }];
    const collaborators = [
      { vendorId: vendorId(partner), manufacturerId: null },
      { vendorId: null, manufacturerId: makerId(maker) },
    ];
    const made = await create({ images, networks, collaborators, current_step: 3 });
    expect(made).toMatchObject({
      status: '2',
      isPublished: false,
      images,
      networks,
      image: images[1]?.filename,
      current_step: 3,
      tags: [tag],
      owner: { kind: 'vendor' },
      isOwn: true,
      missing: [],
    });
    expect(made.collaborators).toMatchObject(
      collaborators.map((each) => ({ ...each, isConnected: true })),
    );
    const [change] = await changesOf(api.db, 'style', made.id);
    expect(change?.after).toMatchObject({ title: 'A bright room', tags: [Number(tag)] });
  });

  test.each([
    [{ title: '' }, 'title', 'rules.required'],
    [{ title: 'x'.repeat(101) }, 'title', 'rules.maxLength'],
    [{ slug: 'Not A Slug' }, 'slug', 'rules.slug'],
    [{ short_desc: 'x'.repeat(151) }, 'short_desc', 'rules.maxLength'],
    [{ description: 'x'.repeat(751) }, 'description', 'rules.maxLength'],
    [{ category_id: '999999' }, 'category_id', 'rules.unknown'],
    [{ tags: ['999999'] }, 'tags', 'rules.unknown'],
    [{ networks: [{ name: 'A', link: 'javascript:alert(1)' }] }, 'networks', 'rules.link'],
    [{ current_step: 6 }, 'current_step', 'rules.maxValue'],
    [{ collaborators: [{}] }, 'collaborators', 'rules.collaborator'],
    [{ images: [{ filename: 'others.webp' }] }, 'images', 'rules.unknown'],
    [{ products: ['999999'] }, 'products', 'rules.productNotChoosable'],
    [{ affiliates_products: ['999999'] }, 'affiliates_products', 'rules.productNotChoosable'],
  ])('is rejected at the field with %j', async (wrong, field, rule) => {
    const { extensions } = await refusal(documents.create, { input: inputOf(wrong) }, vendor.token);
    expect(extensions.fields).toMatchObject({ [field]: { rule } });
  });

  test('accepts no tag of another type', async () => {
    const other = (await createTag(api.db, { type: 'product' })).id;
    const { extensions } = await refusal(
      documents.create,
      { input: inputOf({ tags: [other] }) },
      vendor.token,
    );
    expect(extensions.fields).toMatchObject({ tags: { rule: 'rules.unknown' } });
  });

  test('has a unique slug; one in use is reported in the specification’s words', async () => {
    const first = await create();
    const second = await create({}, basic);
    const refused = await refusedUpdate(
      second.id,
      inputOf({ slug: first.slug, version: second.version }),
      basic,
    );
    expect(refused).toMatchObject({
      msg: 'STYLES_SLUG_UNIQUE_ERROR',
      extensions: { fields: { slug: { rule: 'STYLES_SLUG_UNIQUE_ERROR' } } },
    });
    // any number of drafts may have none
    expect((await create({ slug: '' })).slug).toBeNull();
    expect((await create({ slug: null })).slug).toBeNull();
  });

  test('is edited from the version that it has', async () => {
    const made = await create();
    await update(made.id, inputOf({ version: made.version }));
    const { extensions } = await refusedUpdate(made.id, inputOf({ version: made.version }));
    expect(extensions.code).toBe('CONFLICT');
  });
});

describe('publishing', () => {
  test('needs title, slug, short description, category and a main picture with text', async () => {
    const draft = await create({ slug: null, short_desc: '', category_id: null });
    expect(draft.missing).toEqual(['slug', 'short_desc', 'category_id', 'images']);
    const { extensions } = await refusal(
      documents.status,
      { input: { ids: [draft.id], status: '1' } },
      vendor.token,
    );
    expect(Object.keys(extensions.fields ?? {})).toEqual(draft.missing);
    const { id } = await createStyle(api.db, { vendor_id: vendorId(vendor) });
    expect((await setStatus(id, '1')).updateStyleStatus.data).toEqual([id]);
    // and an edit cannot remove it
    const refused = await refusedUpdate(id, inputOf({ short_desc: '' }));
    expect(refused.extensions.fields).toMatchObject({
      short_desc: { rule: 'rules.neededToPublish' },
    });
  });

  test('is limited to the owner; administrators withdraw any style, and the owner is notified', async () => {
    const { id } = await createStyle(api.db, { vendor_id: vendorId(vendor) });
    const publish = { input: { ids: [id], status: '1' } };
    const refused = await refusal(documents.status, publish, admin.token);
    expect(refused.extensions.code).toBe('FORBIDDEN');
    await setStatus(id, '1');
    await setStatus(id, '2', admin);
    const note = await api.db
      .selectFrom('notifications')
      .select(['kind', 'link'])
      .where('user_id', '=', vendor.user.id)
      .where('link', '=', `/styles/details/${id}`)
      .executeTakeFirst();
    expect(note?.kind).toBe('styleUnpublished');
    const { styleById } = await api.data(documents.one, { id }, admin.token);
    expect(styleById.data).toMatchObject({ status: '2', isOwn: false, isEditable: false });
    expect((await refusedUpdate(id, inputOf(), admin)).extensions.code).toBe('NOT_FOUND');
  });
});

describe('collaborators', () => {
  test('see and edit it, add pictures, and leave status, collaborators and deletion', async () => {
    const mine = await pictureOf(vendor);
    const made = await withPartner({ images: [{ filename: mine, alt: '' }] });
    const seen = (await api.data(documents.one, { id: made.id }, partner.token)).styleById.data;
    expect(seen).toMatchObject({ isOwn: false, isEditable: true });
    const images = [
      { filename: mine, alt: 'Kept', main: true },
      { filename: await pictureOf(partner), alt: 'Added', main: false },
    ];
    const collaborators = [{ vendorId: vendorId(partner) }];
    const input = inputOf({ images, collaborators, version: seen.version });
    expect((await update(made.id, input, partner)).images).toEqual(images);
    const others = { ...input, version: null, collaborators: [] };
    expect((await refusedUpdate(made.id, others, partner)).extensions.fields).toMatchObject({
      collaborators: { rule: 'rules.ownerOnly' },
    });
    const publish = { input: { ids: [made.id], status: '1' } };
    expect((await refusal(documents.status, publish, partner.token)).extensions.code).toBe(
      'FORBIDDEN',
    );
    const removing = await refusal(documents.remove, { ids: [made.id] }, partner.token);
    expect(removing.extensions.code).toBe('FORBIDDEN');
  });

  test('are partners connected with the owner; any partner for administrators', async () => {
    const { user } = await signedIn(api.db, 'craftsman');
    const stranger = [{ vendorId: user.vendor_id }];
    const refused = await refusal(
      documents.create,
      { input: inputOf({ collaborators: stranger }) },
      vendor.token,
    );
    expect(refused.extensions.fields).toMatchObject({
      collaborators: { rule: 'rules.notConnected' },
    });
    expect((await create({ collaborators: stranger }, admin)).collaborators).toHaveLength(1);
    const partnersOf = async ({ token }: Account) =>
      (await api.data(documents.partners, { query: { size: 1000 } }, token))
        .styleCollaboratorChoices.data;
    const { results, total } = await partnersOf(vendor);
    expect(total).toBe(2);
    expect(results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ vendorId: vendorId(partner), manufacturerId: null }),
        expect.objectContaining({ vendorId: null, manufacturerId: makerId(maker) }),
      ]),
    );
    expect((await partnersOf(basic)).total).toBe(0);
  });

  test('lose it when they are removed while editing, or when the connection ends', async () => {
    const made = await withPartner();
    await update(made.id, inputOf({ collaborators: [], version: made.version }));
    const saving = await refusedUpdate(made.id, inputOf({ version: made.version }), partner);
    expect(saving).toMatchObject({ msg: 'error.STYLE_GONE', extensions: { code: 'NOT_FOUND' } });

    const other = await signedIn(api.db, 'architect');
    await connect(api.db, vendorId(vendor), { vendor: vendorId(other) });
    const collaborators = [{ vendorId: vendorId(other) }];
    const { id } = await create({ collaborators });
    await api.data(documents.one, { id }, other.token);
    await api.db
      .deleteFrom('network_requests')
      .where('receiver_vendor_id', '=', vendorId(other))
      .execute();
    expect((await refusal(documents.one, { id }, other.token)).extensions.code).toBe('NOT_FOUND');
    // the owner keeps the style's collaborators, marked
    const kept = await update(id, inputOf({ collaborators }));
    expect(kept.collaborators).toMatchObject([{ isConnected: false }]);
  });

  test('pause while an account is basic, which has no networks', async () => {
    const [owner, other] = [await signedIn(api.db, 'vendor'), await signedIn(api.db, 'craftsman')];
    await connect(api.db, vendorId(owner), { manufacturer: makerId(maker) });
    await connect(api.db, vendorId(owner), { vendor: vendorId(other) });
    const collaborators = [{ vendorId: vendorId(other) }, { manufacturerId: makerId(maker) }];
    const { id } = await create({ collaborators }, owner);
    const become = ({ user }: Account, account_type: string) =>
      api.db
        .updateTable('vendors')
        .set({ account_type })
        .where('id', '=', user.vendor_id ?? '')
        .execute();
    const connected = async () => {
      const { styleById } = await api.data(documents.one, { id }, owner.token);
      return styleById.data.collaborators.map(({ isConnected }) => isConnected);
    };
    const choosable = async () =>
      (await api.data(documents.partners, { query: {} }, owner.token)).styleCollaboratorChoices.data
        .total;

    await become(other, 'account_basic');
    expect(await connected()).toEqual([false, true]);
    expect(await choosable()).toBe(1);
    expect((await refusal(documents.one, { id }, other.token)).extensions.code).toBe('NOT_FOUND');

    await become(other, 'account_pro');
    await become(owner, 'account_basic');
    expect(await connected()).toEqual([false, false]);
    expect(await choosable()).toBe(0);
    const chosen = { input: inputOf({ collaborators }) };
    const { extensions } = await refusal(documents.create, chosen, owner.token);
    expect(extensions.fields).toMatchObject({ collaborators: { rule: 'rules.notConnected' } });
    for (const { token } of [other, maker]) {
      expect((await refusal(documents.one, { id }, token)).extensions.code).toBe('NOT_FOUND');
    }

    await become(owner, 'account_pro');
    expect(await connected()).toEqual([true, true]);
  });

  test('see its history, and restore it without the parts that are the owner’s', async () => {
    const made = await withPartner();
    const collaborators = [{ vendorId: vendorId(partner) }, { manufacturerId: makerId(maker) }];
    await update(made.id, inputOf({ title: 'Renamed', collaborators }));
    const query = { entity: 'style', entityId: made.id };
    const { changes } = await api.data(documents.changes, { query }, partner.token);
    const edit = changes.data.results.find(({ canRestore }) => canRestore);
    await api.data(documents.restore, { input: { changeId: edit?.id } }, partner.token);
    const { styleById } = await api.data(documents.one, { id: made.id }, vendor.token);
    expect(styleById.data.title).toBe('A bright room');
    expect(styleById.data.collaborators).toHaveLength(2);
    const stranger = await api.data(documents.changes, { query }, basic.token);
    expect(stranger.changes.data.results).toEqual([]);
  });
});

describe('linked products', () => {
  test('are chosen by role: own, sold, or all that are published', async () => {
    const own = await productOf(maker);
    const draft = await productOf(maker, '2');
    const sold = await productOf(maker);
    const paused = await productOf(maker);
    await sell(api.db, vendorId(vendor), sold);
    await sell(api.db, vendorId(vendor), paused, { paused_reason: 'sourceDraft' });
    const ids = [own, draft, sold, paused];
    const foundBy = async (account: Account) =>
      (await choicesOf({ ids }, account)).map(({ id, price }) => [id, price]);
    expect(await foundBy(maker)).toEqual([own, sold, paused].map((id) => [id, '99.00']));
    expect(await foundBy(vendor)).toEqual([[sold, '99.00']]);
    // only connected partners see prices
    expect(await foundBy(basic)).toEqual([own, sold, paused].map((id) => [id, null]));
    expect(idsOf(await choicesOf({ ids }, admin))).toEqual(ids);
    expect(await foundBy(await signedIn(api.db, 'manufacturer'))).toEqual([]);
  });

  test('stay and are marked if they are no longer for sale; deleted ones disappear', async () => {
    const [stays, gone] = [await productOf(maker), await productOf(maker)];
    for (const product of [stays, gone]) await sell(api.db, vendorId(vendor), product);
    const { id, version } = await create({ products: [stays, gone] });
    await api.db
      .updateTable('vendor_products')
      .set({ paused_reason: 'sourceDraft' })
      .where('variation_id', '=', stays)
      .execute();
    await api.db.deleteFrom('vendor_products').where('variation_id', '=', gone).execute();
    await api.db.deleteFrom('variations').where('id', '=', gone).execute();
    const { styleById } = await api.data(documents.one, { id }, vendor.token);
    expect(styleById.data).toMatchObject({ products: [stays], productCount: 1, notForSale: 1 });
    expect(await choicesOf({ ids: [stays], style_id: id })).toMatchObject([{ isForSale: false }]);
    // a tab that still contains the deleted one gets an error at the field
    const refused = await refusal(
      documents.products,
      { id, input: { ids: [gone, stays], version } },
      vendor.token,
    );
    expect(refused.extensions.fields).toMatchObject({
      products: { rule: 'rules.productNotChoosable' },
    });
    const saved = await update(id, inputOf({ products: [stays], version }));
    expect(saved.products).toEqual([stays]);
    const { styles } = await api.data(
      documents.list,
      { query: { notForSale: true } },
      vendor.token,
    );
    expect(idsOf(styles.data.results)).toContain(id);
  });

  test('are replaced by a separate call, based on the version', async () => {
    const [one, other] = [await productOf(maker), await productOf(maker)];
    const affiliate = (await createAffiliateProduct(api.db)).id;
    const hidden = (await createAffiliateProduct(api.db, { status: 'hidden' })).id;
    const { id, version } = await create({}, maker);
    const input = { ids: [other, one], version };
    const { updateStyleProducts } = await api.data(documents.products, { id, input }, maker.token);
    expect(updateStyleProducts.data.products).toEqual([other, one]);
    const again = await refusal(documents.products, { id, input }, maker.token);
    expect(again.extensions.code).toBe('CONFLICT');
    const linked = await api.data(
      documents.affiliates,
      { id, input: { ids: [affiliate] } },
      maker.token,
    );
    expect(linked.updateStyleAffiliateProducts.data).toMatchObject({
      affiliates_products: [affiliate],
      products: [other, one],
    });
    const refused = await refusal(
      documents.affiliates,
      { id, input: { ids: [hidden] } },
      maker.token,
    );
    expect(refused.extensions.fields).toMatchObject({
      affiliates_products: { rule: 'rules.productNotChoosable' },
    });
    // saving other fields leaves the links
    expect((await update(id, inputOf(), maker)).products).toEqual([other, one]);
    const left = { products: null, affiliates_products: null };
    expect(await update(id, inputOf(left), maker)).toMatchObject({
      products: [other, one],
      affiliates_products: [affiliate],
    });
  });
});
