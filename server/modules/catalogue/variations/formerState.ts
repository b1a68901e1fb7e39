import { sql } from 'kysely';
import { combinationKey } from '#contract/combination.ts';
import { variationPlainInput } from '#contract/rules/catalogue/variation.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { FormerRecord } from '#server/entity/restorer.ts';
import { invalid, parse } from '#server/errors/domainError.ts';
import { fieldsOf } from '#server/modules/catalogue/attributeFamilies/fields.ts';
import { assertOptions } from '#server/modules/catalogue/parents/attributes.ts';
import { assertKnown, assertProductTags } from './changes.ts';

/** An earlier state of a variation with everything that belonged to it, from its snapshot. */
export interface FormerState {
  parent_id: number;
  sample_of_id: number | null;
  is_simple_product: boolean;
  general_images: boolean;
  combinations: { attr_id: number; option_id: number }[];
  values: { group_id: number; attr_id: number; value: string }[];
  images: { filename: string; origin_name: string; alt: string; main: boolean }[];
  tags: number[];
  services: number[];
  service_groups: number[];
}

/** Validates the texts; INVALID if the rules reject them. */
export const formerRow = ({ id, state }: FormerRecord) => {
  const { name, slug, sku, price, status, tags } = parse(variationPlainInput, state);
  const { values, combinations, ...former } = state as unknown as FormerState;
  const key = combinationKey(combinations.map(({ option_id }) => String(option_id))) || null;
  return {
    ...{ id, name, slug, sku, price, status, tags, key, combinations },
    sample_of_id: former.sample_of_id,
    is_simple_product: former.is_simple_product,
    general_images: former.general_images,
    // VALUES is an SQL keyword
    attribute_values: values,
    images: former.images,
    services: former.services.map(String),
    service_groups: former.service_groups.map(String),
  };
};

export type FormerRow = ReturnType<typeof formerRow>;

/** As a relation `x`, so that thousands of rows need one statement. */
export const formerRelation = (rows: readonly FormerRow[]) =>
  sql`jsonb_to_recordset(${jsonb(rows)}) as x (id bigint,
    sample_of_id bigint, name text, slug text, sku text, price numeric, status text,
    is_simple_product boolean, general_images boolean, key text, tags bigint[], combinations jsonb,
    attribute_values jsonb, images jsonb, services bigint[], service_groups bigint[])`;
type Relation = ReturnType<typeof formerRelation>;

/** INVALID if something that belonged to variations of the product no longer fits. */
export const assertFitting = async (
  trx: Trx,
  parentId: string,
  rows: readonly FormerRow[],
): Promise<void> => {
  await assertProductTags(trx, distinct(rows.flatMap(({ tags }) => tags)));
  await assertKnown(trx, 'services', 'services', distinct(rows.flatMap((row) => row.services)));
  const groups = distinct(rows.flatMap((row) => row.service_groups));
  await assertKnown(trx, 'service_groups', 'service_groups', groups);
  const given = formerRelation(rows);
  await assertCombinations(trx, parentId, given);
  await assertFields(trx, parentId, given);
};

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

/** INVALID if an option is gone, or another variation of the product has the combination. */
const assertCombinations = async (trx: Trx, parentId: string, given: Relation): Promise<void> => {
  const { rows: wanted } = await sql<{ attr_id: string; option_id: string }>`
    select distinct (c ->> 'attr_id')::bigint as attr_id, (c ->> 'option_id')::bigint as option_id
    from ${given} cross join jsonb_array_elements(x.combinations) c`.execute(trx);
  await assertOptions(trx, 'combinations', wanted);
  const { rows: taken } = await sql`
    select 1 from ${given} join variations v on v.combination_key = x.key
    where v.parent_id = ${parentId} and v.id <> x.id
      and v.sample_of_id is null and x.sample_of_id is null
    limit 1`.execute(trx);
  if (taken.length > 0) throw invalid({ combinations: { rule: 'rules.variationExists' } });
};

/** INVALID if neither the family has a field for a value nor the variation the value itself. */
const assertFields = async (trx: Trx, parentId: string, given: Relation): Promise<void> => {
  const family = sql`select family_id from parent_products where id = ${parentId}`;
  const { rows } = await sql`
    select 1 from ${given} cross join jsonb_array_elements(x.attribute_values) a
    where ((a ->> 'group_id')::bigint, (a ->> 'attr_id')::bigint) not in (
      select f.group_id, f.attr_id from (${fieldsOf(family)}) f)
    and not exists (
      select 1 from variation_attributes h where h.variation_id = x.id
        and h.group_id = (a ->> 'group_id')::bigint and h.attr_id = (a ->> 'attr_id')::bigint)
    limit 1`.execute(trx);
  if (rows.length > 0) throw invalid({ values: { rule: 'rules.notInFamily' } });
};

/** For existing variations without any associated records. */
export const insertAssociations = async (trx: Trx, rows: readonly FormerRow[]): Promise<void> => {
  const given = formerRelation(rows);
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
    select x.id, service_group from ${given}
    cross join unnest(x.service_groups) service_group`.execute(trx);
};
