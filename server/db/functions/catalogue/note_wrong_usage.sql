-- Notes by how much the counts of usage differ from the products; returns the number of wrong counts. One
-- statement sees the products, the counts and what is noted, so writers need not wait.
create or replace function note_wrong_usage() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  insert into usage_changes (kind, record_id, n)
  select kind, record_id, sum(n) from (
    select 'attribute' as kind, attr_id as record_id, count(*) as n
    from variation_attributes group by attr_id
    union all
    select 'attribute', attr_id, count(*) from variation_combinations group by attr_id
    union all
    select 'option', option_id, count(*) from variation_attributes
    where option_id is not null group by option_id
    union all
    select 'option', option_id, count(*) from variation_combinations group by option_id
    union all
    select 'tag', tag_id, count(*) from variation_tags group by tag_id
    union all
    select 'family', family_id, count(*) from parent_products group by family_id
    union all
    select kind, record_id, -n from usage_counts
    union all
    select kind, record_id, -n from usage_changes
  ) x group by kind, record_id having sum(n) <> 0;
  get diagnostics wrong = row_count;
  return wrong;
end $$;
