-- Whether the customer bears the driving of a part: not if all its services are cancelled.
create or replace function is_charged_driving(part bigint) returns boolean language sql stable as $$
select exists (select from order_services s
  where s.part_id = part and s.state <> 'cancelled') $$;
