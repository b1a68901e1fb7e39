import { sql } from 'kysely';
import { beforeAll, beforeEach } from 'vitest';
import { createNames } from '#tests/factories/imports.ts';
import { importer } from '#tests/support/imports.ts';
import { admin, api } from '#tests/support/testApi.ts';

export let imports: ReturnType<typeof importer>;
export let names: Awaited<ReturnType<typeof createNames>>;
export let colour: string;

/** Creates the records that rows refer to, before each test of a file. */
export const prepareImports = (): void => {
  beforeAll(() => {
    imports = importer(api, admin);
  });
  beforeEach(async () => {
    names = await createNames(api.db);
    colour = `Kombination: ${names.colour.name}`;
  });
};

export const sheet = (...rows: ReturnType<typeof names.row>[]) => [names.heads, ...rows];

export const stateOf = async (sku: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select v.name, v.slug, v.price, v.status, p.name as product, p.type, p.manufacturer_id,
      array(select t.tag_id from variation_tags t where t.variation_id = v.id order by 1) as tags,
      array(select x.value from variation_attributes x where x.variation_id = v.id order by x.attr_id)
        as values,
      v.combination_key as key,
      array(select o.option_id from parent_product_options o where o.parent_id = p.id order by 1)
        as options,
      array(select c.category_id from parent_product_categories c where c.parent_id = p.id) as categories
    from variations v join parent_products p on p.id = v.parent_id where v.sku = ${sku}`.execute(
    api.db,
  );
  return rows[0];
};

export const msgs = (row: { faults: { msg: string }[] } | undefined) =>
  row?.faults.map(({ msg }) => msg) ?? [];
