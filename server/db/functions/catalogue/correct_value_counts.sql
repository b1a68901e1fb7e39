-- Compares the counts of values with the products and corrects wrong ones; returns their number. One statement sees the
-- products, the counts and what is noted, so writers need not wait; the fold does.
create or replace function correct_value_counts() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  perform pg_advisory_xact_lock(hashtext('atrium usage'));
  merge into value_counts k
  using (
    select attr_id, manufacturer_id, value, sha256(convert_to(value, 'UTF8')) as digest, sum(n) as n
    from (
      select x.attr_id, p.manufacturer_id, x.value, count(*) as n
      from variation_attributes x
      join variations v on v.id = x.variation_id
      join (select id, counted_manufacturer(id) as manufacturer_id from parent_products offset 0) p
        on p.id = v.parent_id
      group by x.attr_id, p.manufacturer_id, x.value
      union all
      select attr_id, counted_manufacturer(parent_id), value, -n from value_changes
      union all
      select attr_id, manufacturer_id, value, -n from value_counts
    ) d group by attr_id, manufacturer_id, value having sum(n) <> 0
  ) d on k.attr_id = d.attr_id and k.manufacturer_id = d.manufacturer_id and k.digest = d.digest
  when matched and k.n + d.n = 0 then delete
  when matched then update set n = k.n + d.n
  when not matched then insert (attr_id, manufacturer_id, digest, value, n)
    values (d.attr_id, d.manufacturer_id, d.digest, d.value, d.n);
  get diagnostics wrong = row_count;
  return wrong;
end $$;
