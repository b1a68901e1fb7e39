-- Settles the order of a refund.
create or replace function settle_refund() returns trigger language plpgsql as $$
begin
  perform settle_order(new.order_id, 'refund');
  return null;
end $$;

-- Trigger:
--   refunds_settle after insert on refunds for each row
