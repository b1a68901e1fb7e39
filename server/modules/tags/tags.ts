import { sql } from 'kysely';
import { tagInput, tagsQuery } from '#contract/rules/tag.ts';
import { defineEntity } from '#server/entity/entity.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { invalid } from '#server/graphql/errors.ts';

const usage = sql<number>`((select count(*) from variation_tags vt where vt.tag_id = t.id)
  + (select count(*) from blog_post_tags b where b.tag_id = t.id))::int`;

export const tags = defineEntity({
  name: 'tag',
  plural: 'tags',
  area: 'tags',
  table: 'tags',
  input: tagInput,
  query: tagsQuery,
  columns: ['name', 'type'],
  fields: () => ({ usage }),
  filters: { name: contains('name'), type: equals('type') },
  sorts: {
    name: byText('name'),
    id: byColumn('id'),
    type: byColumn('type'),
    usage,
    updatedAt: byColumn('updated_at'),
  },
  uses: (given) => sql`
    select 'variation' as kind, variation_id as id, tag_id as used
    from variation_tags where tag_id = ${given}
    union all
    select 'menuItem', item_id, tag_id from menu_item_tags where tag_id = ${given}
    union all
    select 'blogPost', post_id, tag_id from blog_post_tags where tag_id = ${given}`,
  inUse: 'error.TAG_IN_USE',
  check: async ({ trx }, { type }, id) => {
    if (id === undefined) return;
    const { rows } = await sql`
      (select from variation_tags where tag_id = ${id} and ${type} <> 'product' limit 1)
      union all (select from blog_post_tags where tag_id = ${id} and ${type} <> 'blog' limit 1)`.execute(
      trx,
    );
    if (rows.length > 0) throw invalid({ type: { rule: 'rules.tagTypeInUse' } });
  },
});
