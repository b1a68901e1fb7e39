-- Corrects counted_parents and category_set_counts; returns the number of wrong rows. Products that are noted have no
-- wrong row, because the fold counts them again.
create or replace function correct_category_set_counts() returns bigint language plpgsql as $$
declare
  wrong_parents bigint;
  wrong_sets bigint;
begin
  perform pg_advisory_xact_lock(hashtext('atrium usage'));
  merge into counted_parents k
  using (
    select parent_id, p.category_ids from (
      select parent_id, array_agg(category_id order by category_id) as category_ids
      from parent_product_categories group by parent_id) p
    full join counted_parents c using (parent_id)
    where p.category_ids is distinct from c.category_ids
      and not exists (select from uncounted_parents u where u.parent_id = coalesce(p.parent_id, c.parent_id))
  ) d on k.parent_id = d.parent_id
  when matched and d.category_ids is null then delete
  when matched then update set category_ids = d.category_ids
  when not matched then insert (parent_id, category_ids) values (d.parent_id, d.category_ids);
  get diagnostics wrong_parents = row_count;
  merge into category_set_counts k
  using (
    select category_ids, sum(n) as n from (
      select category_ids, 1 as n from counted_parents
      union all
      select category_ids, -n from category_set_counts) x
    group by category_ids having sum(n) <> 0
  ) d on k.category_ids = d.category_ids
  when matched and k.n + d.n = 0 then delete
  when matched then update set n = k.n + d.n
  when not matched then insert (category_ids, n) values (d.category_ids, d.n);
  get diagnostics wrong_sets = row_count;
  return wrong_parents + wrong_sets;
end $$;
