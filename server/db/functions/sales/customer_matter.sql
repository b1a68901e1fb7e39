-- What keeps a customer from being anonymised: openOrder, openReturn, owedBack or unpaid; null if
-- nothing does.
create or replace function customer_matter(person bigint) returns text language sql stable as $$
select x.matter
from (
  select case when o.status in ('open', 'in_progress') then 'openOrder'
    when not o.is_covered and o.status <> 'cancelled' then 'unpaid'
    when exists (select from returns r
      where r.order_id = o.id and r.state in ('announced', 'received')) then 'openReturn'
    when o.owed_back > 0 then 'owedBack' end as matter
  from orders o where o.customer_id = person) x
where x.matter is not null
order by x.matter limit 1 $$;
