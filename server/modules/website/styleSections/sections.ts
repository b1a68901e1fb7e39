import { type RawBuilder, sql } from 'kysely';
import {
  type StyleSectionValues,
  styleSectionInput,
  styleSectionsQuery,
} from '#contract/rules/website/styleSection.ts';
import type { Db } from '#server/db/database.ts';
import type { StatusCheck } from '#server/entity/actions.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { lastPlace } from '#server/entity/order.ts';
import { lockRecord, type Update, writeRecord } from '#server/entity/write.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';
import { isAffiliateForSale, isOffered } from '#server/modules/website/styles/forSale.ts';
import { blocks } from './blocks.ts';

/** The products linked by section `t`, each with whether it is for sale. */
const linked: RawBuilder<unknown> = sql`
  select ${isOffered} as "isForSale" from style_blocks b
  join style_block_products l on l.block_id = b.id join variations v on v.id = l.variation_id
  where b.section_id = t.id
  union all
  select ${isAffiliateForSale} from style_blocks b
  join style_block_affiliate_products l on l.block_id = b.id
  join affiliate_products a on a.id = l.affiliate_product_id where b.section_id = t.id`;

const productCount = sql<number>`(select count(*)::int from (${linked}) x)`;

/** The number of linked products that are no longer for sale. */
export const notForSale = sql<number>`(
  select count(*)::int from (${linked}) x where not x."isForSale")`;

export const styleSections = defineEntity({
  name: 'styleSection',
  plural: 'styleSections',
  area: 'stylesSections',
  table: 'style_sections',
  input: styleSectionInput,
  query: styleSectionsQuery,
  columns: ['name', 'slug'],
  readOnlyColumns: ['status', 'sortIndex'],
  children: { blocks },
  fields: () => ({
    isPublished: sql<boolean>`t.status = '1'`,
    productCount,
    notForSale,
  }),
  filters: {
    name: contains('name', 'slug'),
    status: equals('status'),
    notForSale: (wanted) => sql`(${notForSale} > 0) = ${wanted}`,
  },
  sorts: {
    sortIndex: byColumn('sort_index'),
    name: byText('name'),
    id: byColumn('id'),
    status: byColumn('status'),
    productCount,
    updatedAt: byColumn('updated_at'),
  },
  created: ({ viewer }) => ({ sort_index: lastPlace(viewer, 'style_sections') }),
  check: ({ trx, viewer }, input) =>
    claimPictures(trx, viewer, { blocks: input.blocks.flatMap(({ picture }) => picture ?? []) }),
});

interface Labelled {
  id: string;
  label: string;
}

/** Sections without a block that links a product for sale. */
const emptyAmong = async (db: Db, ids: readonly string[]): Promise<Labelled[]> => {
  const { rows } = await sql<Labelled>`
    select t.id, t.name as label from style_sections t
    where t.id = any(${ids}::bigint[])
      and not exists (select from (${linked}) x where x."isForSale")
    order by t.id`.execute(db);
  return rows;
};

const msg = 'SECTION_WITHOUT_BLOCKS_ERROR';

/**
 * A section must contain a product for sale; for a single section, the whole call is rejected
 * (specification 8).
 */
export const assertLinked: StatusCheck = async (trx, ids, status) => {
  if (status !== '1') return [];
  const empty = await emptyAmong(trx, ids);
  if (empty.length === 1 && ids.length === 1) throw new DomainError('INVALID', { msg });
  return empty.map((row) => ({ ...row, code: 'INVALID', msg }));
};

/** An edit must not remove what a published section requires. */
export const updateStyleSection: Update<StyleSectionValues> = async (
  writing,
  id,
  input,
  others,
) => {
  const { trx } = writing;
  await lockRecord(writing, styleSections, id, input);
  await styleSections.check?.(writing, input, id);
  await writeRecord(writing, styleSections, id, input, others);
  const { rows } = await sql`
    select from style_sections where id = ${id} and status = '1'`.execute(trx);
  if (rows.length > 0) await assertLinked(trx, [id], '1');
};
