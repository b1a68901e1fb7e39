-- A reversal takes back the whole of one payment.
create or replace function check_reversal() returns trigger language plpgsql as $$
begin
  if not exists (select from order_payments p
    where p.id = new.reversed_id and p.reversed_id is null and p.amount = -new.amount) then
    raise exception 'a reversal takes back the whole of one payment'
      using errcode = 'check_violation', constraint = 'order_payments_reversal';
  end if;
  return new;
end $$;

-- Trigger:
--   order_payments_reversal before insert on order_payments for each row when (new.reversed_id
--     is not null)
