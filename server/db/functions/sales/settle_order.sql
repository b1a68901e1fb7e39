-- Keeps both sides of an order equal: what was paid beyond the claim is repaid or owed back. A
-- surplus becomes a repayment of the kind that caused it; repayments whose payment was reversed
-- are withdrawn. Callers have locked the order.
create or replace function settle_order(settled bigint, cause text) returns void language plpgsql as $$
declare
  claim constant numeric := customer_claim(settled);
  received constant numeric :=
    (select coalesce(sum(amount), 0) from order_payments where order_id = settled);
  surplus constant numeric := greatest(received - claim, 0);
  live numeric := (select coalesce(sum(amount), 0) from repayments
    where order_id = settled and state <> 'withdrawn');
  due record;
begin
  for due in select id, kind, amount from repayments
    where order_id = settled and state = 'owed' order by id desc loop
    exit when live <= surplus;
    update repayments set state = 'withdrawn', closed_at = now(), version = version + 1,
      updated_at = now() where id = due.id;
    live := live - due.amount;
    cause := due.kind;
  end loop;
  if surplus > live then
    update repayments set amount = amount + surplus - live
    where order_id = settled and kind = cause and state = 'owed' and at = now();
    if not found then
      insert into repayments (order_id, kind, amount) values (settled, cause, surplus - live);
    end if;
    live := surplus;
  end if;
  perform update_settled(settled, claim, received, live);
end $$;
