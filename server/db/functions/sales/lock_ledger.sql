-- Waits for the transactions that are booking; none books until this transaction has ended.
create or replace function lock_ledger() returns void language sql as $$
select pg_advisory_xact_lock(hashtext('ledger_periods')) $$;
