import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { FeedProduct } from '#contract/rules/website/affiliateFeed.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';

/** The outcome for a batch of products. */
export interface Written {
  added: number;
  changed: number;
  unchanged: number;
}

/** A row that is not a valid product. */
export interface Refusal {
  line: number;
  externalId: string;
  field: string | null;
  rule: string;
  max: number | null;
  value: string;
}

/** The ids of the products' foreign categories by path; creates new ones. */
export const categoryIds = async (
  trx: Db,
  networkId: string,
  known: ReadonlyMap<string, string>,
  products: readonly FeedProduct[],
): Promise<Map<string, string>> => {
  const paths = [...new Set(products.map(({ category }) => category))];
  const ids = new Map(
    paths.flatMap((path): [string, string][] => {
      const id = known.get(path);
      return id === undefined ? [] : [[path, id]];
    }),
  );
  const others = paths.filter((path) => !ids.has(path));
  if (others.length === 0) return ids;
  await sql`
    insert into affiliate_categories (network_id, path)
    select ${networkId}, x.path from unnest(${others}::text[]) x (path)
    where not exists (
      select from affiliate_categories c where c.network_id = ${networkId} and c.path = x.path)
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ id: string; path: string }>`
    select id, path from affiliate_categories
    where network_id = ${networkId} and path = any(${others}::text[])`.execute(trx);
  for (const { id, path } of rows) ids.set(path, id);
  return ids;
};

/**
 * Inserts new products and updates those that differ; unchanged products are neither written nor
 * locked. New products are hidden, and a product that moves to an unmapped category becomes hidden.
 */
export const writeProducts = async (
  trx: Db,
  networkId: string,
  categories: ReadonlyMap<string, string>,
  products: readonly FeedProduct[],
): Promise<Written> => {
  if (products.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const given = products.map((product) => ({
    external_id: product.externalId,
    title: product.title,
    description: product.description,
    price: product.price,
    link: product.link,
    picture_url: product.picture,
    affiliate_category_id: categories.get(product.category) ?? null,
  }));
  const { rows } = await sql<{ added: number; changed: number }>`
    with given as materialized (
      select * from jsonb_to_recordset(${jsonb(given)}) as x (external_id text, title text,
        description text, price numeric(12, 2), link text, picture_url text,
        affiliate_category_id bigint)),
    known as materialized (
      select g.*, p.id, p.gone_at is not null or
        (p.title, p.description, p.price, p.link, p.picture_url, p.affiliate_category_id)
        is distinct from
        (g.title, g.description, g.price, g.link, g.picture_url, g.affiliate_category_id) as differs
      from given g left join affiliate_products p
        on p.network_id = ${networkId} and p.external_id = g.external_id),
    -- in the order of their ids, as everybody locks them
    locked as materialized (
      select p.id from affiliate_products p
      where p.id in (select k.id from known k where k.differs) order by p.id for update),
    changed as (
      update affiliate_products p set title = k.title, description = k.description,
        price = k.price, link = k.link, picture_url = k.picture_url,
        affiliate_category_id = k.affiliate_category_id,
        status = case when c.category_id is null then 'hidden' else p.status end,
        gone_at = null, seen_at = case when p.gone_at is null then p.seen_at else now() end,
        version = p.version + 1, updated_at = now()
      from locked l join known k on k.id = l.id
      left join affiliate_categories c on c.id = k.affiliate_category_id
      where p.id = l.id returning 1),
    added as (
      insert into affiliate_products (network_id, external_id, title, description, price, link,
        picture_url, affiliate_category_id)
      select ${networkId}, k.external_id, k.title, k.description, k.price, k.link, k.picture_url,
        k.affiliate_category_id
      from known k where k.id is null returning 1)
    select (select count(*)::int from added) as added,
      (select count(*)::int from changed) as changed`.execute(trx);
  const { added, changed } = rows[0] ?? { added: 0, changed: 0 };
  return { added, changed, unchanged: products.length - added - changed };
};

/** Stores the first thousand refusals of a run. @param before the number of earlier refusals */
export const writeRefusals = async (
  trx: Db,
  runId: string,
  before: number,
  refusals: readonly Refusal[],
): Promise<void> => {
  const kept = refusals
    .map((refusal, n) => ({ n: before + n + 1, ...refusal }))
    .filter(({ n }) => n <= limits.feedRefusals);
  if (kept.length === 0) return;
  await sql`
    insert into affiliate_refusals (run_id, n, line, external_id, field, rule, max, value)
    select ${runId}, x.n, x.line, x."externalId", x.field, x.rule, x.max, x.value
    from jsonb_to_recordset(${jsonb(kept)}) as x (n int, line int, "externalId" text, field text,
      rule text, max int, value text)`.execute(trx);
};
