import { type RawBuilder, sql } from 'kysely';
import type { StyleBlockValues } from '#contract/rules/website/styleSection.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Children } from '#server/entity/children.ts';
import { listOf } from '#server/entity/states.ts';
import { invalid } from '#server/errors/domainError.ts';

const linkedIds = (table: string, column: string): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(${sql.ref(`l.${column}`)}::text order by l.sort_index)
  from ${sql.table(table)} l where l.block_id = b.id), '[]')`;

/** The blocks of section `t` with their links, in order. */
const blocksJson = sql<StyleBlockValues[]>`coalesce((
  select jsonb_agg(jsonb_build_object('kind', b.kind, 'title', b.title, 'text', b.text,
    'picture', b.picture, 'picture_alt', b.picture_alt,
    'products', ${linkedIds('style_block_products', 'variation_id')},
    'affiliates_products', ${linkedIds('style_block_affiliate_products', 'affiliate_product_id')})
    order by b.sort_index)
  from style_blocks b where b.section_id = t.id), '[]')`;

const links = [
  ['products', 'style_block_products', 'variation_id', 'variations'],
  [
    'affiliates_products',
    'style_block_affiliate_products',
    'affiliate_product_id',
    'affiliate_products',
  ],
] as const;

const write: Children<StyleBlockValues[]>['write'] = async (trx, id, given) => {
  const blocks = given as StyleBlockValues[];
  await sql`delete from style_blocks where section_id = ${id}`.execute(trx);
  await sql`
    insert into style_blocks (section_id, sort_index, kind, title, text, picture, picture_alt)
    select ${id}, x.n - 1, x.given ->> 'kind', x.given ->> 'title', x.given ->> 'text',
      x.given ->> 'picture', x.given ->> 'picture_alt'
    from jsonb_array_elements(${jsonb(blocks)}) with ordinality x (given, n)`.execute(trx);
  for (const [field, table, column, linked] of links) {
    const ids = [...new Set(blocks.flatMap((block) => block[field]))];
    const known = await sql`
      select id from ${sql.table(linked)} where id = any(${ids}::bigint[])
      order by id for key share`.execute(trx);
    if (known.rows.length < ids.length) throw invalid({ blocks: { rule: 'rules.productGone' } });
    await sql`
      insert into ${sql.table(table)} (block_id, ${sql.id(column)}, sort_index)
      select b.id, l.id::bigint, l.n - 1
      from jsonb_array_elements(${jsonb(blocks)}) with ordinality x (given, n)
      join style_blocks b on b.section_id = ${id} and b.sort_index = x.n - 1
      cross join jsonb_array_elements_text(x.given -> ${sql.lit(field)}) with ordinality l (id, n)
      `.execute(trx);
  }
};

/** One line per block: its kind, its text, and the number of products it links. */
const lineOf = ({ title, text, products, affiliates_products, kind }: StyleBlockValues) => {
  const count = products.length + affiliates_products.length;
  return [kind, title, text, count > 0 ? String(count) : '']
    .filter((part) => part !== '')
    .join(', ');
};

export const blocks: Children<StyleBlockValues[]> = {
  read: blocksJson,
  snapshot: blocksJson,
  write,
  inputOf: (state) => state,
  history: (value) => listOf<StyleBlockValues>(value).map((block) => [lineOf(block)]),
};
