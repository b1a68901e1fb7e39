-- The manufacturer among whose values those of a parent are counted: the former one while a move is only noted, also
-- for a deleted parent; otherwise the present one.
create or replace function counted_manufacturer(parent bigint) returns bigint language sql stable as $$
  select coalesce(
    (select m.manufacturer_id from moved_parents m where m.parent_id = parent order by m.id limit 1),
    (select p.manufacturer_id from parent_products p where p.id = parent))
$$;
