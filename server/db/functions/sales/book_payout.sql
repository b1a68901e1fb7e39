-- Books a payout as a negative entry once it is paid.
create or replace function book_payout() returns trigger language plpgsql as $$
begin
  insert into ledger_entries (vendor_id, kind, source_id, amount, commission, net)
  values (new.vendor_id, 'payout', new.id, -new.net, 0, -new.net);
  return null;
end $$;

-- Trigger:
--   payouts_book after update on payouts for each row when (old.state <> 'paid'::text and
--     new.state = 'paid'::text)
