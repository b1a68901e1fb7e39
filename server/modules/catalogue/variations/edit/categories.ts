import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { CategoriesChange } from '#contract/rules/catalogue/variationsEdit.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Edit } from './edit.ts';

/** The main one is first, before and after. */
const categoriesAfter = ({ mode, ids }: CategoriesChange): SqlFragment => {
  const given = sql`${ids}::bigint[]`;
  const others = sql`array(select id from unnest(${given}) id where id <> all(b.ids) order by id)`;
  const kept = sql`array(
    select id from unnest(b.ids) with ordinality as k(id, n) where id <> all(${given}) order by n)`;
  switch (mode) {
    case 'add':
      return sql`b.ids || ${others}`;
    case 'remove':
      return kept;
    case 'main':
      return sql`${given} || ${kept}`;
  }
};

/**
 * A product has at least one category, and its main category is not removed silently (specification
 * 5).
 */
const refusal = ({ mode, ids }: CategoriesChange): SqlFragment => {
  if (mode !== 'remove') {
    return sql`case when cardinality(a.ids) > ${limits.categoriesPerProduct}::int
      then 'rules.tooManyCategories' end`;
  }
  return sql`case when cardinality(a.ids) = 0 and cardinality(b.ids) > 0 then 'rules.categoryRequired'
    when b.ids[1] = any(${ids}::bigint[]) then 'rules.mainCategoryStays' end`;
};

export const categoriesEdit: Edit<CategoriesChange> = {
  access: ['parents', 'edit'],
  records: 'parents',
  assertPossible: async (trx, _viewer, { ids }) => {
    const { rows } = await sql`
      select id from categories where id = any(${ids}::bigint[]) order by id for key share`.execute(
      trx,
    );
    if (rows.length < ids.length) throw invalid({ ids: { rule: 'rules.unknown' } });
  },
  plan: async (_trx, _viewer, change, among) => sql`
    select v.id, p.before, p.after, array[v.parent_id::text] as places, p.msg
    from variations v join (
      select p.id, b.ids::text[] as before, a.ids::text[] as after, ${refusal(change)} as msg
      from parent_products p
      cross join lateral (select array(select category_id from parent_product_categories
        where parent_id = p.id order by is_main desc, category_id) as ids) b
      cross join lateral (select ${categoriesAfter(change)} as ids) a
      where p.id in (select v.parent_id from variations v where ${among})
    ) p on p.id = v.parent_id
    where ${among}`,
  write: (trx, rows) => put(trx, new Map(rows.map((row) => [row.places[0] ?? '', row.after]))),
};

/** Puts the products into exactly these categories. The first one is the main category. */
const put = async (trx: Trx, parents: ReadonlyMap<string, string[]>): Promise<void> => {
  const given = sql`jsonb_to_recordset(${jsonb(
    [...parents].map(([id, categories]) => ({ id, categories })),
  )}) as x(id bigint, categories bigint[])`;
  await sql`
    delete from parent_product_categories c using ${given}
    where c.parent_id = x.id and c.category_id <> all(x.categories)`.execute(trx);
  // removes the old main one first, because there must only be one
  await sql`
    update parent_product_categories c set is_main = false from ${given}
    where c.parent_id = x.id and c.is_main and c.category_id <> x.categories[1]`.execute(trx);
  await sql`
    insert into parent_product_categories (parent_id, category_id, is_main)
    select x.id, c.id, c.n = 1 from ${given}, unnest(x.categories) with ordinality as c(id, n)
    on conflict (parent_id, category_id) do update set is_main = excluded.is_main
    where parent_product_categories.is_main <> excluded.is_main`.execute(trx);
  await sql`
    update parent_products p set version = p.version + 1, updated_at = now()
    from ${given} where p.id = x.id`.execute(trx);
};
