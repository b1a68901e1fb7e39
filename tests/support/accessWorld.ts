import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { trackedParent } from '#server/modules/catalogue/parents/tracked.ts';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { createAffiliate } from '#tests/factories/affiliate.ts';
import { createAssortment, offerOf } from '#tests/factories/assortment.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { createDrivingCost, createSetting, createTemplate } from '#tests/factories/delivery.ts';
import { createFeedback } from '#tests/factories/feedback.ts';
import { createRequestsOf } from '#tests/factories/networks.ts';
import { createMarketOrder } from '#tests/factories/orders.ts';
import { createRepresentative, createTiers } from '#tests/factories/partners.ts';
import {
  createEarned,
  createPayout,
  createReturn,
  createStatement,
  createSurplus,
} from '#tests/factories/payouts.ts';
import {
  type AccountKind,
  accountKinds,
  createManufacturer,
  createShop,
  createShopKey,
  createUser,
  createVendor,
  signedIn,
} from '#tests/factories/people.ts';
import {
  assignTags,
  createParent,
  createVariation,
  describeVariation,
  fillVariation,
} from '#tests/factories/products.ts';
import { createSecondFactor } from '#tests/factories/secondFactors.ts';
import { connect, createPaymentAccount } from '#tests/factories/selling.ts';
import { createNewsItem, createShowroom } from '#tests/factories/showrooms.ts';
import {
  createAttribute,
  createAttributeGroup,
  createService,
  createServiceGroup,
  createTag,
} from '#tests/factories/structure.ts';
import { createStylesOf } from '#tests/factories/styles.ts';
import { unique } from '#tests/factories/unique.ts';
import { createWebhooks } from '#tests/factories/webhooks.ts';
import { createRows } from './accessRows.ts';
import {
  createBox,
  createCategories,
  createDescribing,
  createImports,
  createManaged,
  createMenu,
  createServices,
  createWebsite,
} from './accessStructure.ts';
import { isAllowedBySpecification } from './accessTable.ts';
import { type Answer, startApi } from './api.ts';
import { type GuardFilter, operations } from './documents.ts';

/* Two manufacturers, A and B, whose products share data without an owner. */

/** Part of every text of manufacturer B, and of no other text. */
export const marker = 'bmark';

export const has = (answer: Answer): boolean =>
  JSON.stringify(answer).toLowerCase().includes(marker);

export const codesOf = ({ errors }: Answer): string[] =>
  errors.map((error) => error.extensions.code);

/** Selects the fields that the specification lets a caller of this kind read. */
export const visibleTo =
  (kind: AccountKind): GuardFilter =>
  (guard) =>
    !guard || isAllowedBySpecification(kind, guard.area, guard.action);

export const queries = operations.filter(({ operation }) => operation === 'query');
export const mutations = operations.filter(({ operation }) => operation === 'mutation');

export type World = Awaited<ReturnType<typeof createWorld>>;

export const createWorld = async () => {
  const api = await startApi();
  const { db } = api;
  const structure = await createDescribing(db);
  /** The option used to create variations. */
  const choice = {
    attr_id: structure.attribute,
    option_id: structure.options[4] as string,
  };
  const makerB = await createMakerB(db);
  const createMarked = () => createMarkedVariation(db, makerB, choice);
  const marked = await createMarked();
  const people = await createPeople(db, makerB);
  const own = await createOwn(db, people.makerA);
  const world = {
    api,
    db,
    structure,
    choice,
    makerB,
    ...people,
    /** A variation of B's that only tests change. */
    marked,
    /** Another variation of B's with everything that can belong to it, and its sample. */
    createMarked,
    ownVariation: own.id,
    ownParent: own.parent_id,
    /** Records without an owner that the calls refer to. */
    serviceGroup: (await createServiceGroup(db)).id,
    keptTag: (await createTag(db)).id,
    services: await createServices(db),
    imports: await createImports(db),
    website: await createWebsite(db),
    /** Records of manufacturer B. */
    feedback: (await createMarkedFeedback(db, makerB)).id,
    categories: await createCategories(db),
    menu: await createMenu(db),
    sampleBox: await createBox(db, makerB, `${marker} boxed`),
    representative: await createRepresentative(db, {
      manufacturer_id: makerB,
      name: `${marker} name`,
      surname: `${marker} surname`,
      position: `${marker} position`,
    }),
    partners: await createManaged(db),
    shopKey: await createShopKey(db),
    freeShopKey: await createShopKey(db),
    freeShop: await createShop(db),
    webhooks: await createWebhooks(db),
    /** An account with a second factor. */
    secured: await createSecured(db),
    /** An order with parts of two other vendors. */
    order: await createMarketOrder(db, marker),
    /** Records of a vendor. */
    tiers: await createTiers(db),
    newsItem: await createNewsItem(db, { manufacturer_id: makerB, title: `${marker} title` }),
    showroom: await createShowroom(db, {
      manufacturer_id: makerB,
      name: `${marker} name`,
      city: `${marker} city`,
    }),
    blog: await createBlog(db, makerB, marker),
    styles: await createStylesOf(db, makerB, `${marker} description`),
    affiliate: await createAffiliate(db),
    vendorB: await createVendorB(db, makerB, createMarked),
    requests: await createRequestsOf(db, makerB, marker),
  };
  return {
    ...world,
    rows: await createRows(db, { manufacturerB: makerB, vendorB: world.vendorB.id }),
    /** A change of a B record that can be restored. */
    changeOfB: await firstChange(db),
    /** A bulk change that an administrator made to a variation of B's. */
    bulkChangeOfB: await changeInBulk(api, (await createMarked()).id, people.tokenOf('admin')),
  };
};

const createSecured = async (db: Db): Promise<string> => {
  const { id } = await createUser(db);
  await createSecondFactor(db, id);
  return id;
};

const createMakerB = async (db: Db): Promise<string> => {
  const { id } = await createManufacturer(db, {
    company_name: `${marker} company`,
    short_name: `${marker} short`,
    email: `${marker}@maker.example`,
    logo: `${marker}-logo.webp`,
    avatar: `${marker}-avatar.webp`,
    description: `${marker} description`,
  });
  return id;
};

/** A vendor with its records. */
const createVendorB = async (
  db: Db,
  maker: string,
  createMarked: () => Promise<{ id: string }>,
) => {
  const { token, user } = await signedIn(db, 'vendor', {
    email: `${marker}@vendor.example`,
    firstname: `${marker} first`,
    lastname: `${marker} last`,
  });
  const id = user.vendor_id ?? '';
  const template = async (name: string) => (await createTemplate(db, id, `${marker} ${name}`)).id;
  const own = { id, template: await template('template') };
  const included = [await createMarked(), await createMarked(), await createMarked()];
  const open = await createMarked();
  const earned = await createEarned(db, id, { name: `${marker} earned` });
  await db.updateTable('variations').set({ status: '1' }).where('id', '=', open.id).execute();
  return {
    ...own,
    token,
    offers: await createAssortment(
      db,
      own,
      maker,
      included.map((each) => each.id),
    ),
    openOffer: offerOf(open.id),
    seller: await connectSeller(db, id),
    freeTemplate: await template('free'),
    replacedTemplate: await template('replaced'),
    setting: (await createSetting(db, id, `${marker} setting`)).id,
    drivingCost: (await createDrivingCost(db, id)).id,
    earned,
    surplus: await createSurplus(db, earned.order),
    /** Returns that only tests of one call change. */
    returns: [
      (await createReturn(db, id, `${marker} receive`)).id,
      (await createReturn(db, id, `${marker} reject`)).id,
      (await createReturn(db, id, `${marker} withdraw`)).id,
    ],
    received: await createReturn(db, id, `${marker} refund`, 'received'),
    payout: await createPayout(db, id, `${marker} paid`),
    statement: await createStatement(db, id),
  };
};

/** Connects a seller with the vendor; returns the seller's id. */
const connectSeller = async (db: Db, vendor: string): Promise<string> => {
  const { id } = await createVendor(db, { company_name: unique('Seller') });
  await connect(db, vendor, { vendor: id });
  return id;
};

const createMarkedFeedback = (db: Db, manufacturer_id: string) =>
  createFeedback(db, {
    manufacturer_id,
    text: `${marker} feedback`,
    user_type: 'manufacturer',
    created_at: '2026-06-15',
  });

/** A session for each kind of account; the manufacturer is A. */
const createPeople = async (db: Db, manufacturerId: string) => {
  const b = await signedIn(db, 'manufacturer', {
    manufacturerId,
    email: `${marker}-user@maker.example`,
    firstname: `${marker} first`,
    lastname: `${marker} last`,
  });
  const people = new Map<AccountKind, Awaited<ReturnType<typeof signedIn>>>();
  for (const kind of accountKinds) people.set(kind, await signedIn(db, kind));
  for (const { user } of people.values()) {
    if (user.vendor_id) await createPaymentAccount(db, user.vendor_id);
  }
  const userOf = (kind: AccountKind) => people.get(kind)?.user;
  return {
    tokenOfB: b.token,
    makerA: userOf('manufacturer')?.manufacturer_id ?? '',
    tokenOf: (kind: AccountKind): string => people.get(kind)?.token ?? '',
    /** A picture in the gallery, uploaded by the administrator. */
    picture: await createUpload(db, 'gallery', userOf('admin')?.id ?? ''),
    /** A second picture, which no record shows. */
    unshownPicture: await createUpload(db, 'unshown', userOf('admin')?.id ?? ''),
  };
};

const createUpload = (db: Db, name: string, user_id: string) =>
  db
    .insertInto('uploads')
    .values({ filename: `${marker}-${name}.webp`, user_id })
    .returning(['id', 'filename'])
    .executeTakeFirstOrThrow();

/** A variation of a manufacturer with everything a list shows. */
export const createOwn = async (db: Db, manufacturer_id: string) => {
  const parent = await createParent(db, { manufacturer_id });
  const variation = await createVariation(db, { parent_id: parent.id });
  await fillVariation(db, variation);
  await assignTags(db, variation.id, [(await createTag(db)).id]);
  return variation;
};

type Choice = { attr_id: string; option_id: string };

const createMarkedVariation = async (db: Db, manufacturer_id: string, choice: Choice) => {
  const word = unique(marker);
  const parent = await createParent(db, {
    manufacturer_id,
    name: `${word} parent`,
    slug: `${word}-parent`,
  });
  await offer(db, parent.id, choice);
  const values = (kind: string) => ({
    parent_id: parent.id,
    name: `${word} ${kind}`,
    slug: `${word}-${kind}-slug`,
    sku: `${word}-${kind}-sku`,
  });
  const variation = await createVariation(db, values('product'));
  await createVariation(db, { ...values('sample'), sample_of_id: variation.id });
  await fillVariation(db, variation, word);
  await assignTags(db, variation.id, [(await createTag(db)).id]);
  const described = await createAttribute(db, { type: 'text', is_configurable: false });
  const group = await createAttributeGroup(db);
  await describeVariation(db, variation.id, group.id, described.id, `${word} described`);
  await attachServices(db, variation.id);
  await recordHistory(db, variation.id, parent.id);
  return variation;
};

/** Adds the option to the product. */
const offer = async (db: Db, parent_id: string, { attr_id, option_id }: Choice): Promise<void> => {
  await db.insertInto('parent_product_attributes').values({ parent_id, attr_id }).execute();
  await db.insertInto('parent_product_options').values({ parent_id, attr_id, option_id }).execute();
};

const attachServices = async (db: Db, variation_id: string): Promise<void> => {
  await db
    .insertInto('variation_services')
    .values({ variation_id, service_id: (await createService(db)).id })
    .execute();
  await db
    .insertInto('variation_service_groups')
    .values({ variation_id, group_id: (await createServiceGroup(db)).id })
    .execute();
};

/** Records an earlier state of the variation, and a deleted variation of B's. */
const recordHistory = async (db: Db, id: string, parentId: string): Promise<void> => {
  await sql`
    with state as (${trackedVariation.snapshot([id])})
    insert into changes (entity, entity_id, action, before, after)
    select 'variation', id, 'update', state || jsonb_build_object('price', 1), state from state
    union all
    select 'variation', 1000000 + id, 'delete', state, null from state`.execute(db);
  await sql`
    with state as (${trackedParent.snapshot([parentId])})
    insert into changes (entity, entity_id, action, before, after)
    select 'parentProduct', id, 'update', state || jsonb_build_object('status', '9'), state from state
    union all
    select 'parentProduct', 1000000 + id, 'delete', state, null from state`.execute(db);
};

const changeInBulk = async (
  api: Awaited<ReturnType<typeof startApi>>,
  id: string,
  token: string,
): Promise<string> => {
  const { editVariations } = await api.data(
    'mutation ($input: VariationsEditInput!) { editVariations(input: $input) { bulkChangeId } }',
    { input: { ids: [id], price: { mode: 'set', amount: '76' } } },
    token,
  );
  return editVariations.bulkChangeId ?? '';
};

const firstChange = async (db: Db): Promise<string> => {
  const { id } = await db
    .selectFrom('changes')
    .select('id')
    .where('action', '=', 'update')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Ids of all records that belong to B or refer to them, in any table. */
export const idsOfB = async ({ db, makerB, vendorB }: World): Promise<string[]> => {
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
    union select sample_box_id from sample_box_links
      where parent_id in (select id from parents)
    union select category_id from parent_product_categories
      where parent_id in (select id from parents)
    union select id from representatives where manufacturer_id = ${makerB}
    union select id from showrooms where manufacturer_id = ${makerB}
    union select id from news where manufacturer_id = ${makerB}
    union select id from styles where manufacturer_id = ${makerB}
    union select ${vendorB.id}::bigint
    union select id from vendor_products where vendor_id = ${vendorB.id}
    union select unnest(${[...vendorB.offers, vendorB.openOffer]}::bigint[])
    union select id from orders union select id from customers where lastname like ${`${marker}%`}
    union select id from delivery_templates where vendor_id = ${vendorB.id}
    union select id from service_settings where vendor_id = ${vendorB.id}
    union select id from driving_costs where vendor_id = ${vendorB.id}
    union select id from payouts where vendor_id = ${vendorB.id}
    union select order_id from order_parts where vendor_id = ${vendorB.id}`.execute(db);
  return rows.map((row) => row.id);
};
