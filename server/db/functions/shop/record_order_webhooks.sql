-- Writes the events of orders into the outbox of their shop's endpoints, in the transaction that
-- records them. A key with the scope `orders` can read the same data; texts are left out, since they
-- may contain names.
create or replace function record_order_webhooks() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (endpoint_id, type, order_id, data, at)
  select e.id, t.type, o.id, jsonb_strip_nulls(jsonb_build_object(
      'id', o.id::text,
      'number', o.number,
      'externalId', o.external_id,
      'status', o.status,
      'paymentStatus', o.payment_status,
      'lines', (
        select jsonb_agg(jsonb_build_object('index', l.position, 'state', l.state) order by l.position)
        from order_lines l where l.id = any(x.line_ids)),
      'services', (
        select jsonb_agg(jsonb_build_object('index', s.position, 'state', s.state) order by s.position)
        from order_services s where s.id = any(x.service_ids)),
      'paymentId', x.data ->> 'paymentId',
      'amount', coalesce(x.data ->> 'customerAmount', x.data ->> 'amount'),
      'quantity', (x.data ->> 'quantity')::integer,
      'appointmentAt', x.data ->> 'appointmentAt')), x.at
  from added x
  join orders o on o.id = x.order_id
  join webhook_endpoints e on e.shop_id = o.shop_id
  cross join lateral (
    select 'order.' || lower(regexp_replace(x.kind, '([A-Z])', '_\1', 'g')) as type) t
  where x.kind <> 'note' and e.events ? t.type
  order by x.id, e.id;
  return null;
end $$;

-- Triggers:
--   order_events_webhooks after insert on order_events referencing new table as added for each
--     statement
