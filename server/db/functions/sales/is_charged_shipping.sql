-- Whether the customer bears the shipping of a group: not if all its lines are cancelled.
create or replace function is_charged_shipping(shipping bigint) returns boolean language sql stable as $$
select exists (select from order_lines l
  where l.shipping_id = shipping and l.state <> 'cancelled') $$;
