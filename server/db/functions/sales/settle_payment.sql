-- Settles the order of a payment or of its reversal.
create or replace function settle_payment() returns trigger language plpgsql as $$
begin
  perform settle_order(new.order_id, case
    when (select status from orders where id = new.order_id) = 'cancelled' then 'late'
    else 'overpaid' end);
  return null;
end $$;

-- Trigger:
--   order_payments_settle after insert on order_payments for each row
