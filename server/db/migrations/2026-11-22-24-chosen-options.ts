import { type Kysely, sql } from 'kysely';

/**
 * Values that are inserted find their options all at once. A row at a time, as it was, that took half of
 * the time of writing the values of a hundred variations. A value that is updated still finds its
 * own, unless the statement names the option itself.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop trigger variation_attributes_option on variation_attributes;
    create trigger variation_attributes_option
      before update of attr_id, value on variation_attributes
      for each row when (new.option_id is not distinct from old.option_id)
      execute function choose_option();

    create function choose_options() returns trigger language plpgsql as $$
    begin
      update variation_attributes x set option_id = o.id, value = o.name
      from (
        -- the spelling of a text is dear: asked only where there are options
        select c.id, c.attr_id, spelling_key(c.value) as key from changed c
        where length(c.value) <= 255
          and exists (select from attribute_options o where o.attr_id = c.attr_id)
        offset 0
      ) c
      join attribute_options o on o.attr_id = c.attr_id and o.name_key = c.key
      where x.id = c.id;
      return null;
    end $$;
    create trigger variation_attributes_inserted
      after insert on variation_attributes referencing new table as changed
      for each statement execute function choose_options();
  `.execute(db);
};
