import { sql } from 'kysely';
import type { AttributeWithOptions, Choice } from '#contract/combination.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';

/** Attributes of a product, in order. */
export const attributesOf = async (db: Db, parentId: string): Promise<AttributeWithOptions[]> => {
  const { rows } = await sql<AttributeWithOptions>`
    select a.attr_id, array(
      select o.option_id::text from parent_product_options o
      where o.parent_id = a.parent_id and o.attr_id = a.attr_id
      order by o.sort_index, o.option_id) as options
    from parent_product_attributes a where a.parent_id = ${parentId}
    order by a.sort_index, a.attr_id`.execute(db);
  return rows;
};

/**
 * Gives the product, locked by the caller, exactly these attributes. INVALID if one does not exist
 * or is not configurable; IN_USE if a variation uses an option that is left out.
 */
export const replaceAttributes = async (
  trx: Trx,
  parentId: string,
  attributes: readonly AttributeWithOptions[],
): Promise<void> => {
  await assertConfigurable(trx, attributes);
  const options = attributes.flatMap((attribute) => attribute.options);
  await assertUnused(trx, parentId, options);
  const attrIds = attributes.map(({ attr_id }) => attr_id);
  await sql`
    delete from parent_product_options
    where parent_id = ${parentId} and option_id <> all(${options}::bigint[])`.execute(trx);
  await sql`
    delete from parent_product_attributes
    where parent_id = ${parentId} and attr_id <> all(${attrIds}::bigint[])`.execute(trx);
  await writeAttributes(trx, [{ id: parentId, attributes }]);
};

/** Gives each of the products these attributes and options, in order, in addition to its own. */
export const writeAttributes = async (
  trx: Trx,
  products: readonly { id: string; attributes: readonly AttributeWithOptions[] }[],
): Promise<void> => {
  if (products.length === 0) return;
  const given = sql`jsonb_to_recordset(${jsonb(products)})
    as x (id bigint, attributes jsonb)
    cross join jsonb_array_elements(x.attributes) with ordinality a (one, n)`;
  await sql`
    insert into parent_product_attributes (parent_id, attr_id, sort_index)
    select x.id, (a.one ->> 'attr_id')::bigint, a.n - 1 from ${given}
    on conflict (parent_id, attr_id) do update set sort_index = excluded.sort_index`.execute(trx);
  await sql`
    insert into parent_product_options (parent_id, attr_id, option_id, sort_index)
    select x.id, (a.one ->> 'attr_id')::bigint, o.id::bigint,
      row_number() over (partition by x.id order by a.n, o.n) - 1
    from ${given}
    cross join jsonb_array_elements_text(a.one -> 'options') with ordinality o (id, n)
    on conflict (parent_id, option_id) do update set sort_index = excluded.sort_index`.execute(trx);
};

/**
 * INVALID unless all are configurable. Locks attributes and options against changes and deletion.
 */
export const assertConfigurable = async (
  db: Db,
  attributes: readonly AttributeWithOptions[],
): Promise<void> => {
  const ids = attributes.map(({ attr_id }) => attr_id);
  const { rows: known } = await sql<{ is_configurable: boolean }>`
    select is_configurable from attributes where id = any(${ids}::bigint[])
    order by id for key share`.execute(db);
  if (known.length < ids.length) throw invalid({ attributes: { rule: 'rules.unknown' } });
  if (!known.every((attribute) => attribute.is_configurable)) {
    throw invalid({ attributes: { rule: 'rules.notConfigurable' } });
  }
  const given = attributes.flatMap(({ attr_id, options }) =>
    options.map((option_id) => ({ attr_id, option_id })),
  );
  await assertOptions(db, 'attributes', given);
};

/** INVALID at the field unless each is an option of its attribute; locks them against deletion. */
export const assertOptions = async (
  db: Db,
  field: string,
  choices: readonly Choice[],
): Promise<void> => {
  const { rows: known } = await sql`
    select o.id from attribute_options o
    join jsonb_to_recordset(${jsonb(choices)}) as x (attr_id bigint, option_id bigint)
      on x.option_id = o.id and x.attr_id = o.attr_id
    order by o.id for key share of o`.execute(db);
  if (known.length < choices.length) throw invalid({ [field]: { rule: 'rules.unknown' } });
};

const assertUnused = async (trx: Trx, parentId: string, kept: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ name: string | null; n: number }>`
    select string_agg(distinct '„' || o.name || '“', ', ') as name,
      count(distinct v.id)::int as n
    from parent_product_options po
    join variations v on v.parent_id = po.parent_id
    join variation_combinations c on c.variation_id = v.id and c.option_id = po.option_id
    join attribute_options o on o.id = po.option_id
    where po.parent_id = ${parentId} and po.option_id <> all(${kept}::bigint[])`.execute(trx);
  const { name, n } = rows[0] ?? { name: null, n: 0 };
  if (name === null) return;
  throw new DomainError('IN_USE', {
    msg: 'error.PRODUCT_OPTION_IN_USE',
    args: { name, smart_count: n },
  });
};
