import { sql } from 'kysely';
import { openImportStates } from '#contract/rules/catalogue/import.ts';
import { deletedWith, nothing, type PersonalTables, withData } from '#server/entity/personal.ts';
import { eraseImports } from './imports/erase.ts';

const tables: PersonalTables = {
  imports: {
    holds: 'person',
    erase: {
      partner: ({ userIds, names }) => [
        sql`delete from imports where user_id = any(${userIds}::bigint[])`,
        // a former version kept the workbooks of ended imports
        sql`delete from import_files f using imports i
          where i.id = f.import_id and i.state <> all(${openImportStates}::text[])`,
        (trx) => eraseImports(trx, names),
      ],
    },
  },
  ...deletedWith('imports', 'import_files', 'import_products', 'import_rows'),
  ...nothing(
    'attribute_families',
    'attribute_family_attributes',
    'attribute_family_groups',
    'attribute_group_items',
    'attribute_groups',
    'attribute_option_group_items',
    'attribute_option_groups',
    'attribute_options',
    'attributes',
    'categories',
    'category_counts',
    'category_paths',
    'category_set_counts',
    'count_checks',
    'counted_families',
    'counted_parents',
    'counted_variations',
    'moved_parents',
    'parent_order',
    'parent_product_attributes',
    'parent_product_categories',
    'parent_product_options',
    'parent_products',
    'sample_box_links',
    'sample_boxes',
    'service_groups',
    'services',
    'tags',
    'uncounted',
    'uncounted_parents',
    'usage_changes',
    'usage_counts',
    'value_changes',
    'value_counts',
    'variation_attributes',
    'variation_combinations',
    'variation_counts',
    'variation_images',
    'variation_order',
    'variation_search',
    'variation_service_groups',
    'variation_services',
    'variation_tags',
    'variations',
  ),
};

export const personal = withData(tables, {
  imports: {
    account: ({ userIds }) => sql`
      select created_at, filename, rows from imports
      where user_id = any(${userIds}::bigint[]) order by id desc`,
  },
});
