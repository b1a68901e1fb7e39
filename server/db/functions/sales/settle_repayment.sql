-- Settles the order of a repayment that was paid.
create or replace function settle_repayment() returns trigger language plpgsql as $$
begin
  perform settle_order(new.order_id, new.kind);
  return null;
end $$;

-- Trigger:
--   repayments_settle after update on repayments for each row when (old.state = 'owed'::text and
--     new.state = 'repaid'::text)
