import { sql } from 'kysely';
import type { AttributeUse } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import type { AttributeUsesFilter } from '#contract/rules/catalogue/attribute.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { countFrom, directionOf } from '#server/db/page.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import type { ListSource } from '#server/graphql/list.ts';
import type { Contributions } from '#server/modules/module.ts';

const productsWith =
  (column: 'option_id' | 'attr_id'): UsersOf =>
  (given) => {
    const used = sql.id(column);
    // most uses are values, so that a variation that is looked up seldom needs the second table
    return sql`
      select 'variation' as kind, variation_id as id, ${used} as used
      from variation_attributes where ${used} = ${given}
      union all
      select 'variation', variation_id, ${used} from variation_combinations where ${used} = ${given}
      union all
      ${offered(column, given)}`;
  };

/**
 * For each kind of record that describes products, the records that use it and so prevent its
 * deletion.
 */
export const usersOf: Record<AttributeUsesFilter['of'], UsersOf> = {
  option: productsWith('option_id'),
  attribute: (given) => sql`${productsWith('attr_id')(given)} union all
    select 'group', group_id, attr_id from attribute_group_items where attr_id = ${given}`,
  group: (given) => sql`
    select 'family' as kind, family_id as id, group_id as used
    from attribute_family_groups where group_id = ${given}
    union all
    select 'variation', variation_id, group_id from variation_attributes
    where group_id = ${given}`,
  family: (given) => sql`select 'parent' as kind, id, family_id as used from parent_products
    where family_id = ${given}`,
};

/** Whether records certainly have more than so many different uses; false if that is not known. */
type SurelyMore = (given: SqlFragment, upTo: number) => SqlFragment;

/**
 * Whether more variations have one attribute in one group. As each has it there once, the index tells it without the
 * ids of the variations.
 */
const inOneGroup =
  (column: 'attr_id' | 'group_id'): SurelyMore =>
  (given, upTo) =>
    sql`exists (
    select from attribute_group_items i where i.${sql.id(column)} = ${given} and (
      select count(*) from (
        select from variation_attributes x
        where x.attr_id = i.attr_id and x.group_id = i.group_id limit ${sql.lit(upTo + 1)}) l
    ) > ${sql.lit(upTo)})`;

export const haveSurelyMore: Partial<Record<AttributeUsesFilter['of'], SurelyMore>> = {
  attribute: inOneGroup('attr_id'),
  group: inOneGroup('group_id'),
};

/** Products that list it among their options but have no variation with it yet. */
const offered = (column: 'option_id' | 'attr_id', given: SqlFragment): SqlFragment => sql`
  select 'parent', po.parent_id, po.${sql.id(column)} from parent_product_options po
  where po.${sql.id(column)} = ${given} and not exists (
    select 1 from variations v join variation_combinations c on c.variation_id = v.id
    where v.parent_id = po.parent_id and c.${sql.id(column)} = po.${sql.id(column)})`;

/** Selects `id` and `name` of the catalogue's records that use others. */
const ownUsers: Contributions['users'] = {
  family: sql`select id, name from attribute_families`,
  group: sql`select id, name from attribute_groups`,
  parent: sql`select id, name from parent_products`,
  service: sql`select id, name from services`,
  variation: sql`select id, name, sku from variations`,
};

/** More uses are not all sorted: their variations are read in the order of the list. */
const sortedAtMost = limits.countedTotal;

/** How many variations are looked at for each row of the list. */
const triesOfRow = 10;

type Page = Pick<AttributeUsesFilter, 'page' | 'size' | 'order'>;

/**
 * Uses sorted by name, products last.
 * @param others those of higher domains that use the records, too
 */
export const listUses = (
  db: Db,
  users: UsersOf,
  { ids, countUpTo, ...page }: Omit<AttributeUsesFilter, 'of' | 'sort'>,
  others: Contributions['users'] = {},
  haveMore: SurelyMore = () => sql`false`,
): ListSource<AttributeUse> => {
  const given = sql`any(${ids}::bigint[])`;
  const links = users(given);
  const records = { ...ownUsers, ...others };
  return {
    results: async () =>
      ((await areMany(db, links)) ? await pageByName(db, links, records, page) : null) ??
      (await sortedPage(db, links, records, page)),
    total: () => countUses(db, links, countUpTo, (upTo) => haveMore(given, upTo)),
  };
};

const areMany = async (db: Db, links: SqlFragment): Promise<boolean> =>
  (await countFrom(db, sql`from (${links}) l`, sortedAtMost)) > sortedAtMost;

/** Reads a page of all uses. */
const sortedPage = (
  db: Db,
  links: SqlFragment,
  records: Contributions['users'],
  page: Page,
): Promise<AttributeUse[]> =>
  usesOf(db, sql`select distinct kind, id from (${links}) l`, namedIn(records), page);

/**
 * Reads a page without reading all variations among the uses; null if the page cannot be filled from the first
 * variations.
 */
const pageByName = async (
  db: Db,
  links: SqlFragment,
  { variation, ...records }: Contributions['users'],
  page: Page,
): Promise<AttributeUse[] | null> => {
  const end = (page.page + 1) * page.size;
  const tried = Math.max(sortedAtMost, end * triesOfRow);
  const direction = directionOf(page);
  const byName = sql`(
    select 'variation'::text as kind, t.id, t.name, t.sku from (
      select v.*, lower(v.name) as key from (${variation}) v
      order by lower(v.name) ${direction}, v.id limit ${tried}) t
    cross join lateral (
      select from (${links}) l where l.kind = 'variation' and l.id = t.id limit 1) u
    order by t.key ${direction}, t.id limit ${end})`;
  const used = sql`select distinct kind, id from (${links}) l where kind <> 'variation'`;
  const found = await usesOf(db, used, [...namedIn(records), byName], page);
  return found.length < page.size ? null : found;
};

/** Selects the records of each kind among `used`. */
const namedIn = (records: Contributions['users']): SqlFragment[] =>
  Object.entries(records).map(([kind, each]) => {
    const sku = kind === 'variation' ? sql`t.sku` : sql`''`;
    return sql`select ${kind}::text as kind, t.id, t.name, ${sku} as sku from (${each}) t
      where t.id in (select id from used where kind = ${kind})`;
  });

const usesOf = async (
  db: Db,
  used: SqlFragment,
  named: readonly SqlFragment[],
  { page, size, order }: Page,
): Promise<AttributeUse[]> => {
  const { rows } = await sql<AttributeUse>`
    with used as materialized (${used})
    select kind, id, name, sku from (${sql.join([...named], sql` union all `)}) x
    order by kind = 'variation', kind, lower(name) ${directionOf({ order })}, id
    limit ${size} offset ${page * size}`.execute(db);
  return rows;
};

const countUses = async (
  db: Db,
  links: SqlFragment,
  upTo: number | null | undefined,
  areMore: (upTo: number) => SqlFragment,
): Promise<number> => {
  const all = sql`(${links}) l`;
  const distinct = (from: SqlFragment) => sql`from (select distinct kind, id from ${from}) u`;
  if (upTo == null) return countFrom(db, distinct(all));
  const limit = sql`limit ${sql.lit(upTo + 1)}`;
  // the first links are fewer uses if a record uses several of the records, or one several times
  const { rows } = await sql<{ n: string }>`
    select case when ${areMore(upTo)} then ${sql.lit(upTo + 1)} else (
      select case when few.n > ${sql.lit(upTo)} then few.n
        else (select count(*) from (select ${distinct(all)} ${limit}) x) end
      from (select count(*) as n ${distinct(sql`(select kind, id from ${all} ${limit}) f`)}) few
    ) end as n`.execute(db);
  return Number(rows[0]?.n ?? 0);
};
