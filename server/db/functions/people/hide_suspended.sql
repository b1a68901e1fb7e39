-- A suspended partner is not visible.
create or replace function hide_suspended() returns trigger language plpgsql as $$
begin
  if new.suspended_at is not null then new.is_visible := false; end if;
  return new;
end $$;

-- Triggers:
--   manufacturers_hide_suspended before insert or update on manufacturers for each row
--   vendors_hide_suspended before insert or update on vendors for each row
