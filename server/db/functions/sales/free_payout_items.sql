-- Frees the items of a rejected payout, so that the next payout contains them.
create or replace function free_payout_items() returns trigger language plpgsql as $$
begin
  update payout_items set is_held = false where payout_id = new.id and is_held;
  return null;
end $$;

-- Trigger:
--   payouts_freed after update on payouts for each row when (old.state <> 'rejected'::text and
--     new.state = 'rejected'::text)
