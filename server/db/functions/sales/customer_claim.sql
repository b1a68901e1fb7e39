-- The part of an order that the customer pays: everything that is neither cancelled nor refunded.
create or replace function customer_claim(claimed bigint) returns numeric language sql stable as $$
select
  (select coalesce(sum(l.amount - l.discount), 0) from order_lines l
    where l.order_id = claimed and l.state <> 'cancelled')
  + (select coalesce(sum(s.cost), 0) from order_services s
    where s.order_id = claimed and s.state <> 'cancelled')
  + (select coalesce(sum(g.cost), 0) from order_shipping g
    where g.order_id = claimed and is_charged_shipping(g.id))
  + (select coalesce(sum(p.driving), 0) from order_parts p
    where p.order_id = claimed and p.driving > 0 and is_charged_driving(p.id))
  - (select coalesce(sum(r.customer_amount), 0) from refunds r
    left join order_lines l on l.id = r.line_id
    left join order_services s on s.id = r.service_id
    where r.order_id = claimed and coalesce(l.state, s.state, '') <> 'cancelled'
      and (r.shipping_id is null or is_charged_shipping(r.shipping_id))
      and (not r.is_driving or is_charged_driving(r.part_id))) $$;
