-- Keeps what tax law asks for of the customers' orders, before they are anonymised. Nothing was
-- billed for orders without anything owed or paid.
create or replace function keep_documents(people bigint[]) returns void language sql as $$
insert into order_documents (order_id, number, ordered_on, closed_on, billing, vat_id, products,
  discount, shipping, services, driving, total, paid, repaid)
select o.id, o.number, (o.ordered_at at time zone 'Europe/Berlin')::date,
  (greatest(o.moved_at,
    (select max(p.at) from order_payments p where p.order_id = o.id),
    (select max(r.closed_at) from repayments r where r.order_id = o.id))
    at time zone 'Europe/Berlin')::date,
  o.billing, coalesce(o.customer ->> 'vat_id', ''), o.products, o.discount, o.shipping,
  o.services, o.driving, o.total, o.paid, o.repaid
from orders o
where o.customer_id = any(people) and (o.owed > 0 or o.paid > 0)
on conflict (order_id) do nothing $$;
