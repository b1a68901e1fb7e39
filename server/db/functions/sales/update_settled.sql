-- Stores what settle_order has found in the order, and derives its payment status.
create or replace function update_settled(settled bigint, claim numeric, received numeric, live numeric)
returns void language sql as $$
  with back as (
    select coalesce(sum(amount) filter (where state = 'owed'), 0) as owed_back,
      coalesce(sum(amount) filter (where state = 'repaid'), 0) as repaid,
      coalesce(sum(amount) filter (where kind in ('cancelled', 'refund')), 0) as given_back,
      coalesce(bool_or(state = 'owed' and kind <> 'overpaid'), false) as is_refund_owed
    from repayments where order_id = settled and state <> 'withdrawn'),
  now_due as (
    select b.*, received - live >= claim as is_covered, claim + b.given_back as owed from back b)
  update orders o
  set owed = least(d.owed, o.total), paid = received, owed_back = d.owed_back, repaid = d.repaid,
    is_covered = d.is_covered, version = version + 1, updated_at = now(),
    paid_at = case when d.is_covered then (
      select max(p.paid_at) from order_payments p where p.order_id = settled and p.amount > 0
        and not exists (select from order_payments r where r.reversed_id = p.id)) end,
    payment_status = case
      when not d.is_covered then case when received - live > 0 then 'partly_paid' else 'pending' end
      when received = 0 then case when o.total = 0 then 'paid' else 'pending' end
      when d.is_refund_owed then 'refund_owed'
      when d.owed_back > 0 then 'overpaid'
      when claim = 0 then 'refunded'
      when d.given_back > 0 then 'partly_refunded'
      else 'paid' end
  from now_due d where o.id = settled $$;
