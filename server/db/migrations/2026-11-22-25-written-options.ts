import { type Kysely, sql } from 'kysely';

/**
 * What a writer has found already is not looked for again: values that come with their option stay as
 * they are. And both triggers ask for the rows they are about by a list of their ids, for which the
 * planner takes the index; joined, it read whole tables for a hundred rows.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function choose_options() returns trigger language plpgsql as $$
    begin
      update variation_attributes x set option_id = o.id, value = o.name
      from attribute_options o
      where x.id = any(array(
          -- the spelling of a text is dear: asked only where there are options
          select c.id from changed c where c.option_id is null and length(c.value) <= 255
            and exists (select from attribute_options own where own.attr_id = c.attr_id)))
        and o.attr_id = x.attr_id and o.name_key = spelling_key(x.value);
      return null;
    end $$;

    create or replace function keep_combination_key() returns trigger language plpgsql as $$
    begin
      update variations v set combination_key = k.key
      from (
        select x.id, nullif(array_to_string(array(
            select c.option_id from variation_combinations c
            where c.variation_id = x.id order by c.option_id), ','), '') as key
        from variations x where x.id = any(array(select distinct variation_id from changed))
        offset 0
      ) k
      where v.id = k.id and v.combination_key is distinct from k.key;
      return null;
    end $$;
  `.execute(db);
};
