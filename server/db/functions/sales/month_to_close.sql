-- The first month of the ledger that is not closed, as its first day; null without entries.
create or replace function month_to_close() returns date language sql stable as $$
select coalesce((select max(month) + interval '1 month' from ledger_periods),
  (select date_trunc('month', min(day)) from ledger_entries))::date $$;
