import { sql } from 'kysely';
import type { FamilyImpact } from '#contract/generated/schema.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';

/** A change of fields: the families, and their fields before and after it (fields.ts). */
export interface FieldChange {
  families: SqlFragment;
  before: SqlFragment;
  after: SqlFragment;
}

/**
 * The differences, as CTEs. A field that changes its group moves with its values; others that
 * disappear are `lost`, new ones `gained`.
 */
const differences = ({ families, before, after }: FieldChange): SqlFragment => sql`
  families as materialized (${families}),
  before as materialized (${before}),
  after as materialized (${after}),
  gone as (
    select family_id, group_id, attr_id from before
    except select family_id, group_id, attr_id from after),
  come as (
    select family_id, group_id, attr_id from after
    except select family_id, group_id, attr_id from before),
  lost as (
    select * from gone g where not exists (
      select 1 from come c where c.family_id = g.family_id and c.attr_id = g.attr_id)),
  gained as (
    select * from come c where not exists (
      select 1 from before b where b.family_id = c.family_id and b.attr_id = c.attr_id)),
  needed as (select distinct family_id, attr_id from before where required),
  demanded as (
    select distinct family_id, group_id, attr_id from after a where required and not exists (
      select 1 from needed n where n.family_id = a.family_id and n.attr_id = a.attr_id)),
  products as (
    select v.id, p.family_id from parent_products p join variations v on v.parent_id = p.id
    where p.family_id in (select family_id from families))`;

const losing = sql`
  select x.variation_id, l.family_id, l.group_id, l.attr_id from lost l
  join variation_attributes x on x.attr_id = l.attr_id and x.group_id = l.group_id
  join variations v on v.id = x.variation_id
  join parent_products p on p.id = v.parent_id and p.family_id = l.family_id`;

/** Whether the product has a value for each attribute of `set`. */
const hasAll = (set: SqlFragment) => sql`not exists (
  select 1 from (select distinct family_id, attr_id from ${set}) s where s.family_id = p.family_id
    and not exists (
      select 1 from variation_attributes x
      where x.variation_id = p.id and x.attr_id = s.attr_id and x.value <> ''))`;

const named = (rows: SqlFragment) => sql`(
  select coalesce(json_agg(json_build_object('attr_id', attr_id, 'attribute', attribute,
    'group', group_name, 'products', products) order by products desc, lower(attribute), attr_id), '[]')
  from (
    select f.attr_id, a.name as attribute, min(g.name) as group_name,
      sum(f.products)::int as products
    from (${rows}) f join attributes a on a.id = f.attr_id join attribute_groups g on g.id = f.group_id
    group by f.attr_id, a.name) x)`;

const perFamily = sql`(select family_id, count(*) as n from products group by family_id)`;

/** The effect of the change on products in their current state. */
export const impactOf = async (db: Db, change: FieldChange): Promise<FamilyImpact> => {
  const { rows } = await sql<FamilyImpact>`
    with ${differences(change)},
    losing as materialized (${losing})
    select (select count(*)::int from families) as families,
      (select count(*)::int from products) as products,
      (select count(*)::int from products where family_id in (select family_id from gained)) as gain,
      (select count(distinct variation_id)::int from losing) as lose,
      (select count(*)::int from products p
        where p.family_id in (select family_id from demanded)
          and ${hasAll(sql`needed`)} and not ${hasAll(sql`demanded`)}) as incomplete,
      ${named(sql`
        select c.attr_id, c.group_id, f.n as products from gained c
        join ${perFamily} f on f.family_id = c.family_id`)} as gained,
      ${named(sql`
        select l.attr_id, l.group_id, (select count(*) from losing x where x.family_id = l.family_id
          and x.group_id = l.group_id and x.attr_id = l.attr_id) as products
        from lost l`)} as lost,
      ${named(sql`
        select d.attr_id, d.group_id, (select count(*) from products p
          where p.family_id = d.family_id and not exists (
            select 1 from variation_attributes x
            where x.variation_id = p.id and x.attr_id = d.attr_id and x.value <> '')) as products
        from demanded d`)} as required`.execute(db);
  return rows[0] as FamilyImpact;
};

/**
 * IN_USE if more products would lose values than the user agreed to. Returns whether any values
 * must be moved or removed.
 */
export const assertConfirmed = async (
  db: Db,
  change: FieldChange,
  confirmed: number,
): Promise<boolean> => {
  const { rows } = await sql<{ lose: number; gone: boolean }>`
    with ${differences(change)}
    select (select count(distinct variation_id)::int from (${losing}) l) as lose,
      exists (select 1 from gone) as gone`.execute(db);
  const { lose, gone } = rows[0] ?? { lose: 0, gone: false };
  if (lose > confirmed) {
    throw new DomainError('IN_USE', {
      msg: 'error.FAMILY_LOSES_VALUES',
      args: { smart_count: lose },
    });
  }
  return gone;
};
