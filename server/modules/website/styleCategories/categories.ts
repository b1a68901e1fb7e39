import { type RawBuilder, sql } from 'kysely';
import { styleCategoriesQuery, styleCategoryInput } from '#contract/rules/website/style.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains } from '#server/entity/filters.ts';
import { lastPlace } from '#server/entity/order.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';

const usage = sql<number>`(select count(*)::int from styles s where s.category_id = t.id)`;

/** Records assigned to style categories; see `uses` of entities. */
export const styleCategoryUses = (given: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select 'style' as kind, id, category_id as used from styles where category_id = ${given}`;

export const styleCategories = defineEntity({
  name: 'styleCategory',
  plural: 'styleCategories',
  area: 'stylesSections',
  table: 'style_categories',
  input: styleCategoryInput,
  query: styleCategoriesQuery,
  columns: ['name', 'slug', 'picture'],
  readOnlyColumns: ['sortIndex'],
  fields: () => ({ usage }),
  filters: { name: contains('name', 'slug') },
  sorts: {
    sortIndex: byColumn('sort_index'),
    name: byText('name'),
    id: byColumn('id'),
    usage,
    updatedAt: byColumn('updated_at'),
  },
  created: ({ viewer }) => ({ sort_index: lastPlace(viewer, 'style_categories') }),
  check: ({ trx, viewer }, { picture }) => claimPictures(trx, viewer, { picture }),
  uses: styleCategoryUses,
  inUse: 'error.STYLE_CATEGORY_IN_USE',
});
