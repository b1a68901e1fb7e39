import { type Kysely, sql } from 'kysely';

/** Variations are searched by their values, too, and filtered by the numbers among these. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table variation_search (
      variation_id bigint primary key references variations on delete cascade,
      text text not null
    );
    comment on table variation_search is
      'what a search finds a variation by; the triggers of keep_variation_search write it';

    insert into variation_search (variation_id, text)
    select v.id, concat_ws(' ', v.name, v.sku, c.words, x.words)
    from variations v
    left join (
      select c.variation_id, string_agg(o.name, ' ' order by c.sort_index, c.id) as words
      from variation_combinations c join attribute_options o on o.id = c.option_id
      group by 1
    ) c on c.variation_id = v.id
    left join (
      select x.variation_id, string_agg(distinct concat_ws(' ', x.value,
        case when a.type = 'number' and x.value like '%.%' then replace(x.value, '.', ',') end), ' ')
        as words
      from variation_attributes x join attributes a on a.id = x.attr_id
      where a.type <> 'textarea'
      group by 1
    ) x on x.variation_id = v.id;
    create index variation_search_text_idx on variation_search using gin (text gin_trgm_ops);
    analyze variation_search;

    create function keep_variation_search() returns trigger language plpgsql as $$
      begin return null; end $$;
  `.execute(db);
  for (const table of ['variations', 'variation_combinations', 'variation_attributes']) {
    await trigger(db, table, 'insert', 'new table as changed');
    await trigger(db, table, 'update', 'old table as before new table as changed');
  }
  for (const table of ['variation_combinations', 'variation_attributes']) {
    await trigger(db, table, 'delete', 'old table as changed');
  }
  for (const table of ['attributes', 'attribute_options']) {
    await trigger(db, table, 'update', 'old table as before new table as changed');
  }

  // limits the length as the rules of numbers do
  const number = sql`(case when value ~ '^-?[0-9]{1,20}([.][0-9]{1,20})?$' then value::numeric end)`;
  await sql`
    create index variation_attributes_number_idx on variation_attributes (attr_id, ${number})
      where ${number} is not null`.execute(db);
};

const suffixes = { insert: 'inserted', update: 'updated', delete: 'deleted' } as const;

const trigger = (
  db: Kysely<unknown>,
  table: string,
  event: keyof typeof suffixes,
  transition: string,
) =>
  sql`
    create trigger ${sql.id(`${table}_search_${suffixes[event]}`)} after ${sql.raw(event)}
      on ${sql.table(table)} referencing ${sql.raw(transition)}
      for each statement execute function keep_variation_search()`.execute(db);
