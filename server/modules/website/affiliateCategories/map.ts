import { sql } from 'kysely';
import type * as v from 'valibot';
import type { affiliateCategoriesQuery } from '#contract/rules/website/affiliateProduct.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { affiliateProducts } from '#server/modules/website/affiliateProducts/products.ts';
import { affiliateCategories } from './categories.ts';

type Filter = v.InferOutput<typeof affiliateCategoriesQuery>;

/** Maps foreign categories to one of ours; products of a category without a mapping are hidden. */
export const mapCategories: BulkAction<Filter, { categoryId: string | null }> = {
  kind: 'affiliateCategories.map',
  access: ['affiliateProducts', 'edit'],
  matching: affiliateCategories.matching,
  apply: async (trx, { userId }, ids, { categoryId }) => {
    if (categoryId !== null) await keepCategory(trx, categoryId);
    const { rows } = await sql<{ id: string; has: boolean }>`
      select id, category_id is not distinct from ${categoryId}::bigint as has
      from affiliate_categories where id = any(${ids}::bigint[]) order by id for update`.execute(
      trx,
    );
    const others = rows.filter(({ has }) => !has).map(({ id }) => id);
    await recordChanges(trx, affiliateCategories.tracked, userId, others, () =>
      sql`
        update affiliate_categories set category_id = ${categoryId}, version = version + 1,
          updated_at = now()
        where id = any(${others}::bigint[])`.execute(trx),
    );
    if (categoryId === null) await hideProducts(trx, userId, others);
    return [...missing(ids, rows), ...unchanged(rows.filter(({ has }) => has).map(({ id }) => id))];
  },
};

const keepCategory = async (trx: Writing['trx'], id: string): Promise<void> => {
  const { rows } = await sql`select from categories where id = ${id} for key share`.execute(trx);
  if (rows.length === 0) throw invalid({ categoryId: { rule: 'rules.unknown' } });
};

const hideProducts = async (
  trx: Writing['trx'],
  userId: string,
  categories: readonly string[],
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select id from affiliate_products
    where affiliate_category_id = any(${categories}::bigint[]) and status = 'published'
    order by id for update`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await recordChanges(trx, affiliateProducts.tracked, userId, ids, () =>
    sql`
      update affiliate_products set status = 'hidden', version = version + 1, updated_at = now()
      where id = any(${ids}::bigint[])`.execute(trx),
  );
};
