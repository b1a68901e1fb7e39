import { sql } from 'kysely';
import { tagInput, tagsQuery } from '#contract/rules/catalogue/tag.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import { invalid } from '#server/errors/domainError.ts';
import { usageOf } from '#server/modules/catalogue/usage/usage.ts';

/** Tables that refer to tags, each with the type of tag that it uses. */
const carriers = [
  ['variation_tags', 'product'],
  ['style_tags', 'style'],
  ['blog_post_tags', 'blog'],
] as const;

/** Only the uses by products are too many to count. */
const usage = sql<number>`(${sql.join(
  carriers.map(([table, type]) =>
    type === 'product'
      ? usageOf('tag')
      : sql`(select count(*) from ${sql.table(table)} c where c.tag_id = t.id)`,
  ),
  sql` + `,
)})::int`;

/** Products that use tags; the website contributes its content. */
export const taggedProducts: UsersOf = (given) => sql`
  select 'variation' as kind, variation_id as id, tag_id as used
  from variation_tags where tag_id = ${given}`;

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
  uses: taggedProducts,
  inUse: 'error.TAG_IN_USE',
  check: async ({ trx }, { type }, id) => {
    if (id === undefined) return;
    const others = carriers.filter(([, taken]) => taken !== type);
    const uses = others.map(([table]) => sql`select from ${sql.table(table)} where tag_id = ${id}`);
    const { rows } = await sql`${sql.join(uses, sql` union all `)} limit 1`.execute(trx);
    if (rows.length > 0) throw invalid({ type: { rule: 'rules.tagTypeInUse' } });
  },
});
