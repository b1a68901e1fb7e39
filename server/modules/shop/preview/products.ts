import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { type Drafts, isShown, type Selection } from '#server/modules/shop/catalogue/selection.ts';
import type { Target } from './tokens.ts';

export type ProductKind = 'parentProduct' | 'variation' | 'vendorProduct';
export type ProductTarget = Target & { kind: ProductKind };

export const isProduct = (target: Target): target is ProductTarget =>
  target.kind === 'parentProduct' || target.kind === 'variation' || target.kind === 'vendorProduct';

/** The unpublished parts of a product that a preview shows. */
export interface ProductDrafts {
  productId: string;
  /** Of the variation that is previewed. */
  sku: string | null;
  drafts: Drafts;
}

/** The variations `v` of a target; samples have no pages. */
const ofKind = {
  parentProduct: (id: string) => sql`v.parent_id = ${id}`,
  variation: (id: string) => sql`v.id = ${id}`,
  vendorProduct: (id: string) =>
    sql`v.id = (select i.variation_id from vendor_products i where i.id = ${id})`,
};

/** Null if the product has no variation, or if nothing is left of it. */
export const productDrafts = async (
  db: Db,
  { kind, id }: ProductTarget,
): Promise<ProductDrafts | null> => {
  const { rows } = await sql<{ id: string; productId: string; sku: string }>`
    select v.id::text as id, v.parent_id::text as "productId", v.sku from variations v
    where ${ofKind[kind](id)} and v.sample_of_id is null order by v.id`.execute(db);
  const [first] = rows;
  if (!first) return null;
  return {
    productId: first.productId,
    sku: kind === 'parentProduct' ? null : first.sku,
    drafts: {
      variationIds: rows.map((row) => row.id),
      offerId: kind === 'vendorProduct' ? id : null,
    },
  };
};

/** Whether the shop shows all of them without a preview. */
export const areShown = async (
  db: Db,
  selection: Selection,
  { variationIds, offerId }: Drafts,
): Promise<boolean> => {
  const ofOffer = offerId === null ? sql`true` : sql`i.id = ${offerId}`;
  const { rows } = await sql`
    select from unnest(${variationIds}::bigint[]) x (id)
    where not exists (select from ${offers}
      where i.variation_id = x.id and ${ofOffer} and ${isShown(selection)}) limit 1`.execute(db);
  return rows.length === 0;
};
