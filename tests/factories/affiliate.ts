import { type Insertable, type Selectable, sql } from 'kysely';
import type { FeedMapping } from '#contract/rules/website/affiliateFeed.ts';
import type { Db } from '#server/db/database.ts';
import type {
  AffiliateCategories,
  AffiliateNetworks,
  AffiliateProducts,
} from '#server/generated/database.ts';
import { createUser } from './people.ts';
import { createCategory } from './structure.ts';
import { unique } from './unique.ts';

/** Columns with the names of the fields. */
export const plainMapping: FeedMapping = {
  id: 'id',
  title: 'title',
  price: 'price',
  link: 'link',
  category: 'category',
  picture: 'picture',
  description: 'description',
};

/** A network with a feed of separated values, which no server provides. */
export const createAffiliateNetwork = (
  db: Db,
  values: Partial<Insertable<AffiliateNetworks>> = {},
): Promise<Selectable<AffiliateNetworks>> => {
  const name = unique('network');
  return db
    .insertInto('affiliate_networks')
    .values({
      name,
      feed_url: `https://${name.toLowerCase()}.example/feed.csv`,
      format: 'csv',
      mapping: JSON.stringify(plainMapping),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** An affiliate category, not mapped by default. */
export const createAffiliateCategory = async (
  db: Db,
  values: Partial<Insertable<AffiliateCategories>> = {},
): Promise<Selectable<AffiliateCategories>> =>
  db
    .insertInto('affiliate_categories')
    .values({
      network_id: values.network_id ?? (await createAffiliateNetwork(db)).id,
      path: unique('Möbel > Stühle'),
      n: 1,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A published product of its own network. */
export const createAffiliateProduct = async (
  db: Db,
  values: Partial<Insertable<AffiliateProducts>> = {},
): Promise<Selectable<AffiliateProducts>> => {
  const external = unique('affiliate');
  return db
    .insertInto('affiliate_products')
    .values({
      network_id: values.network_id ?? (await createAffiliateNetwork(db)).id,
      external_id: external,
      title: external,
      price: '12.5',
      link: `https://shop.example/${external}`,
      status: 'published',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A job that waits to read the network's feed, with its run. */
const createWaitingRun = async (db: Db, network_id: string): Promise<string> => {
  const { id: user_id } = await createUser(db);
  const input = JSON.stringify({ networkId: network_id });
  const { id: job_id } = await db
    .insertInto('jobs')
    .values({ user_id, kind: 'affiliate.feed', input })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('affiliate_runs')
    .values({ network_id, job_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into affiliate_refusals (run_id, n, line, external_id, field, rule, value)
    values (${id}, 1, 7, 'A-1', 'price', 'rules.feedPrice', 'viel')`.execute(db);
  return id;
};

/** Affiliate records for the access tests; no partner owns them. */
export const createAffiliate = async (db: Db) => {
  const network = (await createAffiliateNetwork(db)).id;
  const read = (await createAffiliateNetwork(db)).id;
  const category_id = (await createCategory(db)).id;
  const category = await createAffiliateCategory(db, { network_id: network, category_id });
  const product = await createAffiliateProduct(db, {
    network_id: network,
    affiliate_category_id: category.id,
  });
  return {
    network,
    /** No other record refers to it. */
    freeNetwork: (await createAffiliateNetwork(db)).id,
    read,
    run: await createWaitingRun(db, read),
    category: category.id,
    openCategory: (await createAffiliateCategory(db, { network_id: network })).id,
    ownCategory: category_id,
    product: product.id,
  };
};
