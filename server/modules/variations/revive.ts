import { sql, type Transaction } from 'kysely';
import { combinationKey } from '#contract/combination.ts';
import { variationPlainInput } from '#contract/rules/variation.ts';
import type { DB } from '#server/generated/database.ts';
import { invalid, parse } from '#server/graphql/errors.ts';
import { fieldsOf } from '#server/modules/attributeFamilies/fields.ts';
import { assertKnown, assertProductTags } from './changes.ts';
import type { FormerState } from './formerState.ts';

type Trx = Transaction<DB>;

/** A variation that was deleted, by the id it had. */
export interface Former {
  id: string;
  state: Record<string, unknown>;
}

/** With the states of those that the same call deleted: `where` says which, of `changes c`. */
export const deletedTogether = async (
  trx: Trx,
  changeId: string,
  where: ReturnType<typeof sql>,
): Promise<Former[]> => {
  const { rows } = await sql<Former>`
    select c.entity_id as id, c.before as state from changes c
    where c.entity = 'variation' and c.action = 'delete' and ${where}
      and c.at = (select at from changes where id = ${changeId})
    order by c.entity_id`.execute(trx);
  return rows;
};

/**
 * Variations of one product come back under their ids, with all that hung on them; samples beside
 * their products. Set-wise, so that thousands take no longer than their rows do. INVALID where one does
 * not fit any more. The caller has locked the product.
 */
export const reviveVariations = async (
  trx: Trx,
  parentId: string,
  formers: readonly Former[],
): Promise<void> => {
  if (formers.length === 0) return;
  const rows = formers.map(rowOf);
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id bigint,
    sample_of_id bigint, name text, slug text, sku text, price numeric, status text,
    is_simple_product boolean, general_images boolean, key text, tags bigint[], combinations jsonb,
    attribute_values jsonb, images jsonb, services bigint[], service_groups bigint[])`;
  await assertProductTags(trx, distinct(rows.flatMap(({ tags }) => tags)));
  await assertKnown(trx, 'services', 'services', distinct(rows.flatMap((row) => row.services)));
  const groups = distinct(rows.flatMap((row) => row.service_groups));
  await assertKnown(trx, 'service_groups', 'service_groups', groups);
  await assertCombinations(trx, parentId, given);
  await assertFields(trx, parentId, given);
  await insertRows(trx, parentId, given);
  await insertWhatHangsOn(trx, given);
};

type Given = ReturnType<typeof sql>;

const rowOf = ({ id, state }: Former) => {
  const { name, slug, sku, price, status, tags } = parse(variationPlainInput, state);
  const { values, combinations, ...former } = state as unknown as FormerState;
  const key = combinationKey(combinations.map(({ option_id }) => String(option_id))) || null;
  return {
    ...{ id, name, slug, sku, price, status, tags, key, combinations },
    sample_of_id: former.sample_of_id,
    is_simple_product: former.is_simple_product,
    general_images: former.general_images,
    attribute_values: values,
    images: former.images,
    services: former.services.map(String),
    service_groups: former.service_groups.map(String),
  };
};

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

/** INVALID where an option is gone, or the product has the combination meanwhile. */
const assertCombinations = async (trx: Trx, parentId: string, given: Given): Promise<void> => {
  const { rows: wanted } = await sql<{ attr_id: string; option_id: string }>`
    select distinct (c ->> 'attr_id')::bigint as attr_id, (c ->> 'option_id')::bigint as option_id
    from ${given} cross join jsonb_array_elements(x.combinations) c`.execute(trx);
  const { rows: known } = await sql`
    select o.id from attribute_options o
    join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (attr_id bigint, option_id bigint)
      on w.option_id = o.id and w.attr_id = o.attr_id
    order by o.id for key share of o`.execute(trx);
  if (known.length < wanted.length) throw invalid({ combinations: { rule: 'rules.unknown' } });
  const { rows: taken } = await sql`
    select 1 from ${given} join variations v on v.combination_key = x.key
    where v.parent_id = ${parentId} and v.sample_of_id is null and x.sample_of_id is null
    limit 1`.execute(trx);
  if (taken.length > 0) throw invalid({ combinations: { rule: 'rules.variationExists' } });
};

/** INVALID where the family has a field no more. */
const assertFields = async (trx: Trx, parentId: string, given: Given): Promise<void> => {
  const family = sql`select family_id from parent_products where id = ${parentId}`;
  const { rows } = await sql`
    select 1 from ${given} cross join jsonb_array_elements(x.attribute_values) a
    where ((a ->> 'group_id')::bigint, (a ->> 'attr_id')::bigint) not in (
      select f.group_id, f.attr_id from (${fieldsOf(family)}) f)
    limit 1`.execute(trx);
  if (rows.length > 0) throw invalid({ values: { rule: 'rules.notInFamily' } });
};

/**
 * A version is one that nobody who had it open before can have seen. Pictures are for all of a product
 * from one variation alone: the one that has that role meanwhile keeps it.
 */
const insertRows = async (trx: Trx, parentId: string, given: Given): Promise<void> => {
  await sql`
    insert into variations (id, version, parent_id, sample_of_id, name, slug, sku, price, status,
      is_simple_product, combination_key, general_images)
    overriding system value
    select x.id, coalesce(d.deletions, 0) * 100000, ${parentId}, x.sample_of_id, x.name, x.slug, x.sku,
      x.price, x.status, x.is_simple_product, x.key, x.general_images and not exists (
        select 1 from variations v where v.parent_id = ${parentId} and v.general_images)
    from ${given} left join (
      select entity_id, count(*) as deletions from changes
      where entity = 'variation' and action = 'delete' and entity_id in (select x.id from ${given})
      group by entity_id) d on d.entity_id = x.id`.execute(trx);
};

const insertWhatHangsOn = async (trx: Trx, given: Given): Promise<void> => {
  await sql`
    insert into variation_tags (variation_id, tag_id)
    select x.id, tag from ${given} cross join unnest(x.tags) tag`.execute(trx);
  await sql`
    insert into variation_combinations (variation_id, attr_id, option_id, sort_index)
    select x.id, (c.one ->> 'attr_id')::bigint, (c.one ->> 'option_id')::bigint, c.n - 1
    from ${given} cross join jsonb_array_elements(x.combinations) with ordinality c (one, n)
    order by x.id, c.n`.execute(trx);
  await sql`
    insert into variation_attributes (variation_id, group_id, attr_id, value)
    select x.id, (a.one ->> 'group_id')::bigint, (a.one ->> 'attr_id')::bigint, a.one ->> 'value'
    from ${given} cross join jsonb_array_elements(x.attribute_values) with ordinality a (one, n)
    order by x.id, a.n`.execute(trx);
  await sql`
    insert into variation_images (variation_id, filename, origin_name, alt, main, sort_index)
    select x.id, i.one ->> 'filename', i.one ->> 'origin_name', coalesce(i.one ->> 'alt', ''),
      (i.one ->> 'main')::boolean, i.n - 1
    from ${given} cross join jsonb_array_elements(x.images) with ordinality i (one, n)
    order by x.id, i.n`.execute(trx);
  await sql`
    insert into variation_services (variation_id, service_id)
    select x.id, service from ${given} cross join unnest(x.services) service`.execute(trx);
  await sql`
    insert into variation_service_groups (variation_id, group_id)
    select x.id, service from ${given} cross join unnest(x.service_groups) service`.execute(trx);
};
