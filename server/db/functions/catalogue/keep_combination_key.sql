-- Stores the ids of a variation's options, in their order, so that a combination is unique per
-- parent. Selecting the rows by a list of ids makes the planner use the index; a join read whole
-- tables.
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

-- Triggers:
--   variation_combinations_deleted after delete on variation_combinations referencing old table
--     as changed for each statement
--   variation_combinations_inserted after insert on variation_combinations referencing new table
--     as changed for each statement
--   variation_combinations_updated after update on variation_combinations referencing new table
--     as changed for each statement
