-- Only the rejection of a payout frees its items, and only once.
create or replace function check_freed_item() returns trigger language plpgsql as $$
begin
  if old.is_held and exists (
    select from payouts p where p.id = old.payout_id and p.state = 'rejected') then
    return new;
  end if;
  raise exception 'only a rejection frees what is in a payout, and once'
    using errcode = 'check_violation', constraint = 'payout_items_held';
end $$;

-- Trigger:
--   payout_items_held before update on payout_items for each row when (old.is_held is distinct
--     from new.is_held)
