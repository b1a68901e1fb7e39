-- The sums of a payout are those of its items.
create or replace function check_payout_sums() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payout_items i where i.payout_id = new.id
    having count(*) = new.items
      and coalesce(sum(i.amount) filter (where ledger_column(i.kind, i.amount) = 'gross'), 0)
        = new.gross
      and coalesce(sum(i.commission) filter (where ledger_column(i.kind, i.amount) = 'gross'), 0)
        = new.commission
      and coalesce(sum(i.net) filter (where ledger_column(i.kind, i.amount) = 'passedOn'), 0)
        = new.passed_on
      and coalesce(sum(i.net) filter (where ledger_column(i.kind, i.amount) = 'adjustment'), 0)
        = new.adjustments) then
    raise exception 'a payout is the sum of what is in it'
      using errcode = 'check_violation', constraint = 'payouts_sums';
  end if;
  return null;
end $$;

-- Trigger:
--   payouts_sums after insert on payouts deferrable initially deferred for each row
