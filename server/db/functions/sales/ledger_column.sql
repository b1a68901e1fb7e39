-- The column of a payout in which an entry of the ledger counts. An entry below zero is an
-- adjustment, whatever it takes back.
create or replace function ledger_column(kind text, amount numeric) returns text language sql immutable as $$
select case
  when kind = 'payout' then 'payout'
  when kind = 'refund' or amount < 0 then 'adjustment'
  when kind in ('line', 'service') then 'gross'
  else 'passedOn' end $$;
