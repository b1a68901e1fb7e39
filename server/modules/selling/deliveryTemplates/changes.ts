import { sql } from 'kysely';
import { recordChanges } from '#server/db/changes.ts';
import { ownedBy } from '#server/db/owner.ts';
import type { Writing } from '#server/entity/writing.ts';
import { notFound } from '#server/errors/domainError.ts';
import { trackedProduct } from '#server/modules/selling/vendorProducts/product.ts';
import { deliveryTemplates } from './templates.ts';

/**
 * Deletes templates and assigns their products to another one. Throws NOT_FOUND for any template
 * that is not the viewer's.
 */
export const replaceTemplates = async (
  { trx, viewer }: Writing,
  ids: readonly string[],
  into: string,
): Promise<void> => {
  const { rows } = await sql`
    select t.id from delivery_templates t
    where t.id = any(${[...ids, into]}::bigint[]) and ${ownedBy(viewer, 't', ['vendor_id'])}
    order by t.id for update`.execute(trx);
  if (rows.length < ids.length + 1) throw notFound();
  await moveProducts(trx, viewer.userId, ids, into);
  await recordChanges(trx, deliveryTemplates.tracked, viewer.userId, ids, () =>
    sql`delete from delivery_templates where id = any(${ids}::bigint[])`.execute(trx),
  );
};

/** Assigns products to another template, which is recorded in their history. */
const moveProducts = async (
  trx: Writing['trx'],
  userId: string,
  templates: readonly string[],
  into: string,
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select id from vendor_products where delivery_template_id = any(${templates}::bigint[])
    order by id for update`.execute(trx);
  const products = rows.map(({ id }) => id);
  await recordChanges(trx, trackedProduct, userId, products, () =>
    sql`
      update vendor_products
      set delivery_template_id = ${into}, version = version + 1, updated_at = now()
      where id = any(${products}::bigint[])`.execute(trx),
  );
};
