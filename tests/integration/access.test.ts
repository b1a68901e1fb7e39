import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductFigures } from '#contract/generated/schema.ts';
import { trackedParent } from '#server/modules/parents/tracked.ts';
import { trackedVariation } from '#server/modules/variations/changes.ts';
import {
  type AccountKind,
  accountKinds,
  createManufacturer,
  signedIn,
} from '#tests/factories/people.ts';
import {
  assignTags,
  createParent,
  createSampleBox,
  createVariation,
  describeVariation,
  furnishVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createOption,
  createService,
  createServiceGroup,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { mayBySpecification } from '#tests/support/accessTable.ts';
import { type Answer, type Api, startApi, type Variables } from '#tests/support/api.ts';
import {
  type Asked,
  documentOf,
  everything,
  type Operation,
  operations,
  refusedDocuments,
  variablesOf,
} from '#tests/support/documents.ts';
import { snapshot } from '#tests/support/snapshot.ts';

/** In every text of manufacturer B, and in no other. */
const marker = 'bmark';

let api: Api;
let makerA: string;
let makerB: string;
let ownVariation: string;
let ownParent: string;
/** What is nobody's but takes part in calls: a group of services, a sample box with one parent of B's. */
let serviceGroup: string;
/** What can be restored of B. */
let changeOfB: string;
let keptTag: string;
/** In the gallery, uploaded by the administrator. */
let picture: Awaited<ReturnType<typeof createUpload>>;
let sampleBox: { id: string; linked: string; unlinked: string };
/** What describes products: an attribute with options in a group, and others that may go. */
let structure: Awaited<ReturnType<typeof createStructure>>;
let services: Awaited<ReturnType<typeof createServices>>;
/** One that waits to be run, and one that may go. */
let imports: { staged: string; free: string };
/** Categories that no product is in; the last two hang below the first, in this order. */
let categories: string[];
/** Sessions of each kind of account; the manufacturer is A. */
const tokens = new Map<AccountKind, string>();
let tokenOfB: string;

const tokenOf = (kind: AccountKind): string => tokens.get(kind) ?? '';

/** One more variation of manufacturer B, with all that can hang on it, and its sample. */
const createMarked = async () => {
  const word = unique(marker);
  const parent = await createParent(api.db, {
    manufacturer_id: makerB,
    name: `${word} parent`,
    slug: `${word}-parent`,
  });
  await offer(parent.id);
  const values = (kind: string) => ({
    parent_id: parent.id,
    name: `${word} ${kind}`,
    slug: `${word}-${kind}-slug`,
    sku: `${word}-${kind}-sku`,
  });
  const variation = await createVariation(api.db, values('product'));
  await createVariation(api.db, { ...values('sample'), sample_of_id: variation.id });
  await furnishVariation(api.db, variation, word);
  await assignTags(api.db, variation.id, [(await createTag(api.db)).id]);
  const described = await createAttribute(api.db, { type: 'text', is_configurable: false });
  const group = await createAttributeGroup(api.db);
  await describeVariation(api.db, variation.id, group.id, described.id, `${word} described`);
  await api.db
    .insertInto('variation_services')
    .values({ variation_id: variation.id, service_id: (await createService(api.db)).id })
    .execute();
  await api.db
    .insertInto('variation_service_groups')
    .values({ variation_id: variation.id, group_id: (await createServiceGroup(api.db)).id })
    .execute();
  await recordHistory(variation.id, parent.id);
  return variation;
};

/** The product comes in the option that the calls below make variations by. */
const offer = async (parent_id: string): Promise<void> => {
  const { attr_id, option_id } = choice();
  await api.db.insertInto('parent_product_attributes').values({ parent_id, attr_id }).execute();
  await api.db
    .insertInto('parent_product_options')
    .values({ parent_id, attr_id, option_id })
    .execute();
};

/** The variation was another before, and one that is gone was B's, too. */
const recordHistory = async (id: string, parentId: string): Promise<void> => {
  await sql`
    with state as (${trackedVariation.snapshot([id])})
    insert into changes (entity, entity_id, action, before, after)
    select 'variation', id, 'update', state || jsonb_build_object('price', 1), state from state
    union all
    select 'variation', 1000000 + id, 'delete', state, null from state`.execute(api.db);
  await sql`
    with state as (${trackedParent.snapshot([parentId])})
    insert into changes (entity, entity_id, action, before, after)
    select 'parentProduct', id, 'update', state || jsonb_build_object('status', '9'), state from state
    union all
    select 'parentProduct', 1000000 + id, 'delete', state, null from state`.execute(api.db);
};

/** A variation of manufacturer A, with all that a list shows of it. */
const createOwn = async () => {
  const parent = await createParent(api.db, { manufacturer_id: makerA });
  const variation = await createVariation(api.db, { parent_id: parent.id });
  await furnishVariation(api.db, variation);
  await assignTags(api.db, variation.id, [(await createTag(api.db)).id]);
  return variation;
};

/** The ids of all that is B's or hangs on it, of whatever table. */
const idsOfB = async (): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with parents as (select id from parent_products where manufacturer_id = ${makerB}),
      products as (select id from variations where parent_id in (select id from parents))
    select id from parents union select id from products union select ${makerB}::bigint
    union select id from users where manufacturer_id = ${makerB}
    union select id from variation_images where variation_id in (select id from products)
    union select tag_id from variation_tags where variation_id in (select id from products)
    union select group_id from variation_service_groups
      where variation_id in (select id from products)
    union select attr_id from variation_attributes where variation_id in (select id from products)
    union select category_id from parent_product_categories
      where parent_id in (select id from parents)`.execute(api.db);
  return rows.map((row) => row.id);
};

const has = (answer: Answer): boolean => JSON.stringify(answer).toLowerCase().includes(marker);

const codesOf = ({ errors }: Answer): string[] => errors.map((error) => error.extensions.code);

const askedBy =
  (kind: AccountKind): Asked =>
  (guard) =>
    !guard || mayBySpecification(kind, guard.area, guard.action);

const createBox = async () => {
  const { db } = api;
  const { id } = await createSampleBox(db);
  const linked = (await createParent(db, { manufacturer_id: makerB })).id;
  const unlinked = (await createParent(db, { manufacturer_id: makerB })).id;
  await db
    .insertInto('sample_box_links')
    .values({ sample_box_id: id, parent_id: linked })
    .execute();
  return { id, linked, unlinked };
};

const createUpload = (user_id: string) =>
  api.db
    .insertInto('uploads')
    .values({ filename: `${marker}-gallery.webp`, user_id })
    .returning(['id', 'filename'])
    .executeTakeFirstOrThrow();

const createImport = async (): Promise<string> => {
  const values = { filename: 'products.xlsx', state: 'staged', dry_run: true, is_staged: true };
  const { id } = await api.db
    .insertInto('imports')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const createStructure = async () => {
  const { db } = api;
  const { id: attribute, name: attributeName } = await createAttribute(db, {
    is_filterable: true,
  });
  const options: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    options.push((await createOption(db, { attr_id: attribute, sort_index: n })).id);
  }
  const shownGroup = (await createAttributeGroup(db)).id;
  const shownFamily = (await createFamily(db)).id;
  await putInto(db, shownGroup, [attribute]);
  await db
    .insertInto('attribute_family_groups')
    .values({ family_id: shownFamily, group_id: shownGroup })
    .execute();
  const [kept, freeGroup] = await db
    .insertInto('attribute_option_groups')
    .values([unique('tones'), unique('tones')].map((name) => ({ name, attr_id: attribute })))
    .returning('id')
    .execute();
  return {
    attribute,
    attributeName,
    options,
    shownGroup,
    shownFamily,
    optionGroup: kept?.id,
    freeOptionGroup: freeGroup?.id,
    freeAttribute: (await createAttribute(db)).id,
    goingAttribute: (await createAttribute(db)).id,
    group: (await createAttributeGroup(db)).id,
    freeGroup: (await createAttributeGroup(db)).id,
    family: (await createFamily(db)).id,
    freeFamily: (await createFamily(db)).id,
  };
};

const createServices = async () => {
  const { db } = api;
  const group = (await createServiceGroup(db)).id;
  return {
    group,
    freeGroup: (await createServiceGroup(db)).id,
    service: (await createService(db, { group_id: group })).id,
    moving: (await createService(db)).id,
    free: (await createService(db, { group_id: group })).id,
  };
};

const serviceInput = () => ({ name: unique('service'), groupId: services.group, duration: 5 });

const choice = () => ({
  attr_id: structure.attribute,
  option_id: structure.options[4] as string,
});

const generationInput = (parent_id: string) => ({
  parent_id,
  attributes: [{ attr_id: structure.attribute, options: [structure.options[4]] }],
  name: unique('generated'),
  slug: unique('generated'),
  sku: unique('GENERATED'),
  price: '1',
});

/** Of whoever it is of already. */
const productInput = () =>
  named({
    status: '2',
    type: '2',
    family_id: structure.shownFamily,
    categories: [categories[0]],
    main_category_id: categories[0],
    attributes: [{ attr_id: structure.attribute, options: [structure.options[4]] }],
    confirmedLoss: 1000,
  });

const named = (values: object = {}) => {
  const slug = unique('named');
  return { name: slug, slug, ...values };
};

beforeAll(async () => {
  api = await startApi();
  const { db } = api;
  makerB = (
    await createManufacturer(db, {
      company_name: `${marker} company`,
      short_name: `${marker} short`,
      email: `${marker}@maker.example`,
      logo: `${marker}-logo.webp`,
      avatar: `${marker}-avatar.webp`,
      description: `${marker} description`,
    })
  ).id;
  const b = await signedIn(db, 'manufacturer', {
    manufacturerId: makerB,
    email: `${marker}-user@maker.example`,
    firstname: `${marker} first`,
    lastname: `${marker} last`,
  });
  tokenOfB = b.token;
  structure = await createStructure();
  await createMarked();
  await createMarked();
  for (const kind of accountKinds) {
    const { token, user } = await signedIn(db, kind);
    tokens.set(kind, token);
    if (kind === 'admin') picture = await createUpload(user.id);
    if (kind === 'manufacturer') makerA = user.manufacturer_id ?? '';
  }
  ({ id: ownVariation, parent_id: ownParent } = await createOwn());
  serviceGroup = (await createServiceGroup(db)).id;
  keptTag = (await createTag(db)).id;
  sampleBox = await createBox();
  changeOfB = (
    await db
      .selectFrom('changes')
      .select('id')
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow()
  ).id;
  services = await createServices();
  imports = { staged: await createImport(), free: await createImport() };
  const top = await createCategory(db);
  const others = [await createCategory(db), await createCategory(db)];
  const first = await createCategory(db, top, { sort_index: 1 });
  const second = await createCategory(db, top, { sort_index: 2 });
  categories = [top, ...others, first, second].map(({ id }) => id);
});
afterAll(() => api.close());

const queries = operations.filter(({ operation }) => operation === 'query');
const mutations = operations.filter(({ operation }) => operation === 'mutation');

/** Calls that say two things at once, which the generator does not think of. */
const callsOfTwo = ({ name }: Operation, ids: readonly string[]): Variables[] => {
  if (name === 'changes') {
    return ['variation', 'parentProduct'].flatMap((entity) =>
      ids.map((entityId) => ({ query: { entity, entityId } })),
    );
  }
  if (name !== 'variationsEditPreview') return [];
  return [{ ids }, { query: {} }].map((rows) => ({ input: { ...rows, ...edited } }));
};

const edited = { price: { mode: 'set', amount: '77' } };

/** Every call that the generator finds for a query, with that token. */
const allAnswers = async (query: Operation, token: string, asked: Asked): Promise<Answer[]> => {
  const words = [
    marker,
    '',
    '1',
    'all',
    'muster',
    'hasService',
    'name',
    'product',
    'variation',
    'parentProduct',
  ];
  const ids = await idsOfB();
  const answers: Answer[] = [];
  const document = documentOf(query, asked);
  const calls = [...variablesOf(query, { ids, words }), ...callsOfTwo(query, ids)];
  for (const variables of calls) {
    answers.push(await api.request(document, variables, token));
  }
  return answers;
};

describe('what belongs to manufacturer B', () => {
  test('is found by an administrator, so that the tests below can fail', async () => {
    const found: string[] = [];
    for (const query of queries) {
      const answers = await allAnswers(query, tokenOf('admin'), everything);
      expect(answers.flatMap(codesOf)).not.toContain('INTERNAL');
      if (answers.some(has)) found.push(query.name);
    }
    expect(found.sort()).toEqual([
      'categoryById',
      'changes',
      'dashboard',
      'deletedRecords',
      'informativeAttributeValues',
      'manufacturers',
      'matchPictures',
      'parents',
      'pictureById',
      'pictures',
      'productById',
      'variationById',
      'variationImages',
      'variations',
      'variationsEditPreview',
    ]);
    expect(has(await api.request('{ manufacturer { data { company_name } } }', {}, tokenOfB))).toBe(
      true,
    );
  });

  test('is found whole: every text that hangs on a variation', async () => {
    const query = queries.find(({ name }) => name === 'variations') as Operation;
    const answer = await api.request(
      documentOf(query, everything),
      { query: { manufacturer_id: makerB } },
      tokenOf('admin'),
    );
    const text = JSON.stringify(answer.data);
    const word = `${marker}-\\d+`;
    for (const part of ['product-slug', 'product-sku', 'sample-sku', 'main.webp', 'detail.webp']) {
      expect(text).toMatch(new RegExp(`"${word}-${part}"`));
    }
    for (const part of ['product', 'sample', 'parent', 'value', 'main.jpg']) {
      expect(text).toMatch(new RegExp(`"${word} ${part}"`));
    }
    expect(text).toContain(`"${marker} company"`);
  });

  const others = accountKinds.filter((kind) => kind !== 'admin');

  test.each(others)('is in no answer of any query to a %s', async (kind) => {
    for (const query of queries) {
      for (const asked of [everything, askedBy(kind)]) {
        const answers = await allAnswers(query, tokenOf(kind), asked);
        expect(answers.length).toBeGreaterThan(0);
        expect(answers.find(has), query.name).toBeUndefined();
        expect(answers.flatMap(codesOf), query.name).not.toContain('INTERNAL');
      }
    }
  });

  test('is in no count that manufacturer A can get by any filter', async () => {
    const query = queries.find(({ name }) => name === 'variations') as Operation;
    const answers = await allAnswers(query, tokenOf('manufacturer'), askedBy('manufacturer'));
    const totals = answers.flatMap(({ data }) => data?.variations.data.total ?? []);
    expect(Math.max(...totals)).toBe(1);
  });

  test("is in no figure of A's dashboard", async () => {
    const { dashboard } = await api.data(
      `{ dashboard { data { products {
        parents samples draft published newest { id }
        categories { draft published } missing { draft published }
      } } } }`,
      {},
      tokenOf('manufacturer'),
    );
    const { categories, newest, missing, ...counts } = dashboard.data.products as ProductFigures;
    expect(counts).toEqual({ parents: 1, samples: 0, draft: 1, published: 0 });
    expect(categories).toMatchObject([{ draft: 1, published: 0 }]);
    expect(newest).toEqual([{ id: ownVariation }]);
    for (const { draft, published } of missing) expect(draft + published).toBeLessThan(2);
  });
});

/** What a valid call of each mutation looks like; `mixed` are bulk calls that name a row of A's, too. */
const attempts: Record<
  string,
  (
    variation: string,
    tag: string,
    parent: string,
  ) => { valid: Variables; mixed?: (own: string) => Variables }
> = {
  variationUpdate: (id, tag) => ({
    valid: {
      id,
      input: {
        name: 'Renamed',
        slug: unique('renamed'),
        sku: unique('RENAMED'),
        price: '1.00',
        status: '1',
        tags: [tag],
        is_simple_product: true,
      },
    },
  }),
  variationDelete: (id) => ({ valid: { id } }),
  variationDeleteByIds: (id) => ({ valid: { ids: [id] }, mixed: (own) => ({ ids: [own, id] }) }),
  updateProductVariationsStatus: (id) => ({
    valid: { input: { ids: [id], status: '1' } },
    mixed: (own) => ({ input: { ids: [own, id], status: '1' } }),
  }),
  publishVariations: (id) => ({
    valid: { input: { ids: [id] } },
    mixed: (own) => ({ input: { ids: [own, id] } }),
  }),
  editVariations: (id) => {
    const price = { mode: 'set', amount: '77' };
    return {
      valid: { input: { ids: [id], price } },
      mixed: (own) => ({ input: { ids: [own, id], price } }),
    };
  },
  applyVariationsServices: (id) => {
    const services = { groupIds: [serviceGroup], serviceIds: [] };
    return {
      valid: { input: { ids: [id], ...services } },
      mixed: (own) => ({ input: { ids: [own, id], ...services } }),
    };
  },
  restoreChange: () => ({ valid: { input: { changeId: changeOfB } } }),
  createServiceGroup: () => ({ valid: { input: { name: unique('new services') } } }),
  updateServiceGroup: () => ({
    valid: { id: services.group, input: { name: unique('renamed services') } },
  }),
  deleteServiceGroupByIds: () => ({ valid: { ids: [services.freeGroup] } }),
  createService: () => ({ valid: { input: serviceInput() } }),
  updateService: () => ({ valid: { id: services.service, input: serviceInput() } }),
  moveServices: () => ({
    valid: { input: { ids: [services.moving], groupId: services.group } },
  }),
  deleteServiceByIds: () => ({ valid: { ids: [services.free] } }),
  linkSampleBox: () => ({
    valid: { input: { sample_box_id: sampleBox.id, parent_id: sampleBox.unlinked } },
  }),
  unlinkSampleBox: () => ({
    valid: { input: { sample_box_id: sampleBox.id, parent_id: sampleBox.linked } },
  }),
  updatePicture: () => ({ valid: { id: picture.id, input: { alt: 'Ein Tisch' } } }),
  attachPictures: (id) => ({
    valid: { input: { pictures: [{ filename: picture.filename, variation_id: id }] } },
  }),
  updateSampleBoxLinks: (id) => ({
    valid: { input: { sample_box_id: sampleBox.id, linked: true, ids: [id] } },
  }),
  createSampleBox: () => ({ valid: { input: named() } }),
  updateSampleBox: () => ({ valid: { id: sampleBox.id, input: named() } }),
  runImport: () => ({ valid: { id: imports.staged } }),
  deleteImports: () => ({ valid: { ids: [imports.free] } }),
  deleteSampleBoxByIds: () => ({ valid: { ids: [sampleBox.id] } }),
  updateProductVariationImages: (id) => ({ valid: { id, input: { images: [] } } }),
  productsUpdate: (_, __, id) => ({ valid: { id, input: productInput() } }),
  productsDelete: (_, __, id) => ({ valid: { ids: [id] } }),
  variationCreate: (_, tag, parent_id) => ({
    valid: {
      parent_id,
      input: { ...named(), sku: unique('NEW'), price: '1', tags: [tag], combinations: [choice()] },
    },
  }),
  updateVariationCombination: (id) => ({ valid: { id, input: { combinations: [choice()] } } }),
  generateVariations: (_, __, parent_id) => ({ valid: { input: generationInput(parent_id) } }),
  updateParentsStatus: (_, __, id) => ({ valid: { input: { ids: [id], status: '2' } } }),
  createCategory: () => ({ valid: { input: { name: 'New', slug: unique('new-category') } } }),
  updateCategory: () => ({
    valid: { id: categories[0], input: { name: 'Renamed', slug: unique('renamed-category') } },
  }),
  moveCategory: () => ({ valid: { id: categories[2], input: { parentId: categories[1] } } }),
  updateCategoryOrders: () => ({
    valid: { input: { parentId: categories[0], ids: [categories[4], categories[3]] } },
  }),
  deleteCategory: () => ({ valid: { id: categories[2], input: {} } }),
  createTag: () => ({ valid: { input: { name: unique('new tag'), type: 'product' } } }),
  updateTag: (_, id) => ({
    valid: { id, input: { name: unique('renamed tag'), type: 'product' } },
  }),
  mergeTags: (_, id) => ({ valid: { input: { ids: [id], into: keptTag } } }),
  deleteTagByIds: (_, id) => ({ valid: { ids: [id] } }),
  exportTags: () => ({ valid: { input: { format: 'csv' } } }),
  createAttribute: () => ({ valid: { input: named({ type: 'text' }) } }),
  updateAttribute: () => ({
    valid: {
      id: structure.freeAttribute,
      input: named({ type: 'select', is_configurable: true }),
    },
  }),
  deleteAttributeByIds: () => ({ valid: { ids: [structure.goingAttribute] } }),
  createAttributeOption: () => ({
    valid: { input: { attr_id: structure.attribute, name: unique('new option') } },
  }),
  createAttributeOptions: () => ({
    valid: { input: { attr_id: structure.attribute, names: [unique('pasted')] } },
  }),
  updateAttributeOption: () => ({
    valid: {
      id: structure.options[0],
      input: { attr_id: structure.attribute, name: unique('renamed option') },
    },
  }),
  moveAttributeOptions: () => ({
    valid: { input: { attr_id: structure.attribute, ids: [structure.options[0]], before: null } },
  }),
  mergeAttributeOptions: () => ({
    valid: { input: { ids: [structure.options[1]], into: structure.options[2] } },
  }),
  deleteAttributeOptionByIds: () => ({ valid: { ids: [structure.options[3]] } }),
  createAttributeOptionGroup: () => ({
    valid: { input: { attr_id: structure.attribute, name: unique('tones'), optionIds: [] } },
  }),
  updateAttributeOptionGroup: () => ({
    valid: {
      id: structure.optionGroup,
      input: { attr_id: structure.attribute, name: unique('tones'), optionIds: [] },
    },
  }),
  deleteAttributeOptionGroupByIds: () => ({ valid: { ids: [structure.freeOptionGroup] } }),
  createAttributeGroup: () => ({ valid: { input: named({ attributes: [] }) } }),
  updateAttributeGroup: () => ({
    valid: { id: structure.group, input: named({ attributes: [] }) },
  }),
  deleteAttributeGroupByIds: () => ({ valid: { ids: [structure.freeGroup] } }),
  createAttributeFamily: () => ({ valid: { input: named({ groups: [] }) } }),
  updateAttributeFamily: () => ({ valid: { id: structure.family, input: named({ groups: [] }) } }),
  deleteAttributeFamilyByIds: () => ({ valid: { ids: [structure.freeFamily] } }),
};

/** Mutations of what is the caller's alone: account, sessions, keys, saved views, jobs, new products. */
const ofTheCaller = [
  'changePassword',
  'deleteSavedView',
  'exportVariations',
  'endOtherSessions',
  'endSession',
  'forgotPassword',
  'manufacturerCheck',
  'renewKey',
  'resetPassword',
  'retryJob',
  'stopJob',
  'saveView',
  'manufacturerSignIn',
  'productsCreate',
  'signIn',
  'signOut',
  'updateOwnLanguage',
  'vendorCheck',
  'vendorSignIn',
];

describe('mutations', () => {
  test('are all tried below', () => {
    expect([...Object.keys(attempts), ...ofTheCaller].sort()).toEqual(
      mutations.map(({ name }) => name).sort(),
    );
  });

  test.each(Object.keys(attempts))(
    '%s: nobody but B and administrators changes what is B’s',
    async (name) => {
      const mutation = mutations.find((each) => each.name === name) as Operation;
      const document = documentOf(mutation, everything);
      const tag = await createTag(api.db);
      const { id, parent_id } = await createMarked();
      const { valid } = attempts[name]?.(id, tag.id, parent_id) ?? { valid: {} };
      const before = await snapshot(api.db);
      for (const kind of accountKinds.filter((each) => each !== 'admin')) {
        const answer = await api.request(document, valid, tokenOf(kind));
        expect(codesOf(answer), kind).toHaveLength(1);
        expect(['NOT_FOUND', 'FORBIDDEN', 'INVALID'], kind).toContain(codesOf(answer)[0]);
        expect(answer.data, kind).toBeNull();
        expect(has(answer), kind).toBe(false);
      }
      const nobody = await api.request(document, valid);
      expect(codesOf(nobody)).toEqual(['UNAUTHENTICATED']);
      expect(await snapshot(api.db)).toEqual(before);

      // the same call is a good one, so it was refused for whom it came from
      const allowed = await api.request(document, valid, tokenOf('admin'));
      expect(allowed.errors).toEqual([]);
      expect(await snapshot(api.db)).not.toEqual(before);
    },
  );

  const bulk = [
    'variationDeleteByIds',
    'updateProductVariationsStatus',
    'publishVariations',
    'applyVariationsServices',
    'editVariations',
  ];

  test.each(bulk)('%s: among A’s rows those of B are left alone', async (name) => {
    const mutation = mutations.find((each) => each.name === name) as Operation;
    const foreign = (await createMarked()).id;
    const stateOfB = async () => (await trackedVariation.snapshot([foreign]).execute(api.db)).rows;
    const before = await stateOfB();
    for (const kind of accountKinds.filter((each) => each !== 'admin')) {
      const parent = await createParent(api.db, { manufacturer_id: makerA });
      const own = (await createVariation(api.db, { parent_id: parent.id })).id;
      const variables = attempts[name]?.(foreign, '1', '1').mixed?.(own) ?? {};
      const answer = await api.request(documentOf(mutation, everything), variables, tokenOf(kind));
      expect(answer.data?.[name as 'publishVariations']?.data ?? [], kind).not.toContain(foreign);
      expect(codesOf(answer), kind).not.toContain('INTERNAL');
      expect(has(answer), kind).toBe(false);
      expect(await stateOfB(), kind).toEqual(before);
    }
  });
});

const mutationsOfInput = [
  'changePassword',
  'forgotPassword',
  'renewKey',
  'resetPassword',
  'updateOwnLanguage',
];

describe('every role and every operation', () => {
  const callers = [...accountKinds, 'no session', 'unknown session'] as const;

  /** A call that gets as far as the caller may. */
  const variablesFor = async ({ name }: Operation): Promise<Variables> => {
    const { id: variation, parent_id } = await createMarked();
    const tag = (await createTag(api.db)).id;
    const attempt = attempts[name]?.(variation, tag, parent_id).valid;
    if (attempt) return attempt;
    if (name === 'tagById') return { id: tag };
    if (name === 'attributeById') return { id: structure.attribute };
    if (name === 'attributeUses') return { query: { of: 'attribute', ids: [structure.attribute] } };
    if (name === 'informativeAttributeValues') return { query: { attr_id: structure.attribute } };
    if (['attributes', 'variationAttributes'].includes(name)) {
      return { query: { name: structure.attributeName } };
    }
    if (name === 'attributeGroup') return { query: { ids: [structure.shownGroup] } };
    if (name === 'attributeFamilies') return { query: { ids: [structure.shownFamily] } };
    if (name === 'attributeGroupId') return { id: structure.shownGroup };
    if (name === 'attributeGroupImpact') {
      return { id: structure.group, input: named({ attributes: [] }) };
    }
    if (name === 'attributeFamilyById') return { id: structure.shownFamily };
    if (name === 'attributeFamilyImpact') {
      return { id: structure.family, input: named({ groups: [] }) };
    }
    if (name === 'serviceGroupById') return { id: services.group };
    if (name === 'serviceById') return { id: services.service };
    if (name === 'serviceUses') return { query: { of: 'service', ids: [services.service] } };
    if (name === 'changes') return { query: { entity: 'variation', entityId: ownVariation } };
    if (name === 'deletedRecords') return { query: { entity: 'variation' } };
    if (name === 'variationGeneration') return { input: generationInput(ownParent) };
    if (name === 'productsCreate') return { input: productInput() };
    if (name === 'productById') return { id: ownParent };
    if (name === 'productFamilyImpact') {
      return { id: ownParent, family_id: structure.shownFamily };
    }
    if (name === 'variationsEditPreview') return { input: { ids: [ownVariation], ...edited } };
    if (name === 'categoryById') return { id: categories[0] };
    const ofVariation = ['variationById', 'variationImages', 'getVariationServices'];
    if (ofVariation.includes(name)) return { id: ownVariation };
    if (['jobById', 'jobFailures', 'stopJob', 'retryJob'].includes(name)) return { id: '1' };
    if (name === 'exportVariations') return { input: { format: 'csv' } };
    if (['importById', 'importRows'].includes(name)) return { id: imports.staged };
    if (name === 'pictureById') return { id: picture.id };
    if (['getSampleBoxProducts', 'sampleBoxById'].includes(name)) return { id: sampleBox.id };
    if (name === 'checkKey') return { type: 'admin', key: 'x' };
    if (['vendorKey', 'manufacturersKey'].includes(name)) return { key: 'x' };
    if (['vendorCheck', 'manufacturerCheck'].includes(name)) return { key: 'x', password: 'x' };
    if (name === 'endSession') return { id: '1' };
    if (mutationsOfInput.includes(name)) return { input: {} };
    if (name === 'savedViews') return { resource: 'products/variations' };
    if (name === 'saveView') return { input: {} };
    if (name === 'deleteSavedView') return { id: '1' };
    return name.endsWith('ignIn') ? { input: {} } : {};
  };

  test.each(callers)('%s: allowed as the specification says', async (caller) => {
    const kind = accountKinds.find((each) => each === caller);
    const given: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const operation of operations) {
      const { access, name } = operation;
      const isAllowed =
        !access || (kind !== undefined && mayBySpecification(kind, access.area, access.action));
      if (isAllowed) expected[name] = 'allowed';
      else if (caller === 'no session') expected[name] = '401: Unauthorized';
      else if (caller === 'unknown session') expected[name] = 'error.TOKEN_NOT_VALID';
      else expected[name] = 'error.FORBIDDEN';

      const token = kind ? await sessionOf(kind) : caller === 'no session' ? undefined : 'unknown';
      const answer = await api.request(
        documentOf(operation, kind ? askedBy(kind) : everything),
        await variablesFor(operation),
        token,
      );
      expect(codesOf(answer), name).not.toContain('INTERNAL');
      const refusal = answer.errors.find(({ extensions }) =>
        ['FORBIDDEN', 'UNAUTHENTICATED'].includes(extensions.code),
      );
      given[name] = refusal ? refusal.msg : 'allowed';
    }
    expect(given).toEqual(expected);
  });

  // ending sessions is among the operations, so each gets an account of its own
  const sessionOf = async (kind: AccountKind): Promise<string> =>
    (await signedIn(api.db, kind, kind === 'manufacturer' ? { manufacturerId: makerA } : {})).token;

  test.each(accountKinds)('%s: no nested field that another area guards', async (kind) => {
    const token = tokenOf(kind);
    // among the newest of A's, which are few
    await createOwn();
    let refused = 0;
    for (const query of queries.filter(({ access }) => askedBy(kind)(access))) {
      for (const document of refusedDocuments(query, askedBy(kind))) {
        const answer = await api.request(document, await variablesFor(query), token);
        expect(codesOf(answer), document).toContain('FORBIDDEN');
        expect(new Set(codesOf(answer)).size, document).toBe(1);
        refused += 1;
      }
    }
    expect(refused > 0).toBe(kind !== 'admin');
  });
});
