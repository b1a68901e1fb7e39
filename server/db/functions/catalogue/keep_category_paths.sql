-- Stores each category with itself and those above it. Every change of the tree holds its lock (`lockTree`),
-- so this reads all committed changes.
create or replace function keep_category_paths() returns trigger language plpgsql as $$
begin
  with recursive above (category_id, ancestor_id, next_id) as (
    select id, id, parent_id from categories
    union
    select a.category_id, c.id, c.parent_id from above a join categories c on c.id = a.next_id
  ), gone as (
    delete from category_paths p where not exists (
      select from above a
      where a.category_id = p.category_id and a.ancestor_id = p.ancestor_id)
  )
  insert into category_paths (category_id, ancestor_id)
  select category_id, ancestor_id from above
  on conflict do nothing;
  return null;
end $$;

-- Triggers:
--   categories_paths after insert or delete or update of parent_id on categories for each
--     statement
