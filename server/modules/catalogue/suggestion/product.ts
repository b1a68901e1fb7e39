import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { own } from '#server/modules/catalogue/variations/filter.ts';

export interface KnownValue {
  /** The attribute's name. */
  name: string;
  value: string;
  /** Unit of the attribute's numbers; empty or missing if they have none. */
  unit?: string;
}

/** Data about a product besides its images. */
export interface KnownProduct {
  /** The parent product's name. */
  name: string;
  brand: string;
  /** Whether the variation is a sample. */
  isSample: boolean;
  /** The main one first. */
  categories: string[];
  combination: KnownValue[];
  values: KnownValue[];
}

/**
 * The product, as far as the viewer may see it: the named one, or the one that shows most of the
 * images.
 */
export const knownProduct = async (
  db: Db,
  viewer: Viewer,
  filenames: readonly string[],
  variationId: string | null,
): Promise<KnownProduct | null> => {
  const shown = sql`(
    select i.variation_id from variation_images i join variations v on v.id = i.variation_id
    where i.filename = any(${filenames}::text[]) and ${own(viewer)}
    group by 1 order by count(*) desc, 1 limit 1)`;
  const { rows } = await sql<KnownProduct>`
    select p.name, m.company_name as brand, v.sample_of_id is not null as "isSample",
      (select coalesce(json_agg(k.name order by pc.is_main desc, k.id), '[]')
        from parent_product_categories pc join categories k on k.id = pc.category_id
        where pc.parent_id = p.id) as categories,
      (select coalesce(json_agg(json_build_object('name', a.name, 'value', o.name)
          order by c.sort_index, c.id), '[]')
        from variation_combinations c join attributes a on a.id = c.attr_id
        join attribute_options o on o.id = c.option_id where c.variation_id = v.id) as combination,
      (select coalesce(json_agg(json_build_object('name', a.name, 'value', x.value, 'unit', a.unit)
          order by x.id), '[]')
        from variation_attributes x join attributes a on a.id = x.attr_id
        where x.variation_id = v.id) as values
    from variations v join parent_products p on p.id = v.parent_id
    join manufacturers m on m.id = p.manufacturer_id
    where v.id = coalesce(${variationId}::bigint, ${shown}) and ${own(viewer)}`.execute(db);
  return rows[0] ?? null;
};
