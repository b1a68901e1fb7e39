import { sql } from 'kysely';
import { decimal } from '#contract/cart/money.ts';
import type { Pricing } from '#contract/cart/price.ts';
import { unitPrice } from '#contract/cart/price.ts';
import type { CartChoices, CartProduct } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { hasWords } from '#server/db/search.ts';
import type { Limit } from './conditions.ts';
import { collectable, isForSale, offers, performers, pricingOf, servicesOf } from './forSale.ts';

/** Nobody reads a longer list; a more specific search shortens it. */
const most = 50;

/** Products for sale, of one vendor or of all. */
export const cartProducts = async (
  db: Db,
  vendorId: Limit,
  name: string | null | undefined,
): Promise<CartProduct[]> => {
  // partners try out their own conditions
  const byAnybody = vendorId === null ? sql`true` : sql`false`;
  const own = vendorId === null ? sql`true` : sql`i.vendor_id = ${vendorId}`;
  const found = name ? hasWords(name, sql.ref('v.name'), sql.ref('v.sku')) : sql`true`;
  const { rows } = await sql<Omit<CartProduct, 'unitPrice'> & { pricing: Pricing }>`
    select i.vendor_id as "vendorId", v.sku, v.name, ${pricingOf} as pricing,
      coalesce(d.company_name, d.name || ' ' || d.surname) as "vendorName",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', h.id::text, 'name', h.name) order by h.name)
        from ${collectable} and exists (select from vendor_product_showrooms w
          where w.vendor_product_id = i.id and w.showroom_id = h.id)), '[]') as showrooms,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', x.id::text, 'name', x.name) order by x.name)
        from (${servicesOf}) x), '[]') as services,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id::text,
          'name', coalesce(f.company_name, f.name || ' ' || f.surname)) order by f.id)
        from ${performers} and (${byAnybody} or f.id = i.vendor_id)), '[]') as performers
    from ${offers}
    where ${own} and ${found} and ${isForSale}
    order by lower(v.name), i.id limit ${most}`.execute(db);
  return rows.map(({ pricing, ...product }) => {
    const price = unitPrice(pricing);
    return { ...product, unitPrice: price === null ? null : decimal(price) };
  });
};

const named = (table: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', x.id::text, 'name', x.name) order by lower(x.name), x.id)
  from ${sql.table(table)} x`;

export const cartChoices = async (db: Db, vendorId: Limit): Promise<CartChoices> => {
  const { rows } = await sql<CartChoices>`
    select ${vendorId}::text as "vendorId",
      ${named('delivery_templates')} where x.vendor_id = ${vendorId}), '[]') as templates,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', h.id::text, 'name', h.name)
          order by lower(h.name), h.id)
        from vendors d, ${collectable} and d.id = ${vendorId}), '[]') as showrooms,
      ${named('services')}), '[]') as services`.execute(db);
  return rows[0] as CartChoices;
};
