-- Adds to the ledger what the orders have earned and is not booked yet, as differences.
create or replace function book_orders(booked bigint[]) returns void language sql as $$
insert into ledger_entries
  (vendor_id, kind, source_id, order_id, part_id, amount, commission, net)
select vendor_id, kind, source_id, order_id, part_id, x.amount, x.commission,
  x.amount - x.commission
from (
  select vendor_id, kind, source_id, order_id, part_id,
    coalesce(e.amount, 0) - coalesce(b.amount, 0) as amount,
    coalesce(e.commission, 0) - coalesce(b.commission, 0) as commission
  from (select * from earned where order_id = any(booked)) e
  full join (
    select vendor_id, kind, source_id, order_id, part_id, sum(amount) as amount,
      sum(commission) as commission
    from ledger_entries where order_id = any(booked)
    group by vendor_id, kind, source_id, order_id, part_id) b
    using (vendor_id, kind, source_id, order_id, part_id)) x
where (x.amount, x.commission) <> (0, 0)
order by order_id, kind, source_id $$;
