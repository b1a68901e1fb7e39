-- Books the order of a refund.
create or replace function book_refund() returns trigger language plpgsql as $$
begin
  perform book_orders(array[new.order_id]);
  return null;
end $$;

-- Trigger:
--   refunds_book after insert on refunds for each row
