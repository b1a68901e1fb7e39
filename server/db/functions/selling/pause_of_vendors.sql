-- Pauses or resumes products whose seller was suspended or reactivated. Compared and planned as in
-- pause_of_variations.
create or replace function pause_of_vendors() returns trigger language plpgsql as $$
declare
  concerned bigint[];
begin
  if exists (
    select id, suspended_at is null from after
    except select id, suspended_at is null from before) then
    execute '
      select array(
        select i.id from (
          select id, suspended_at is null from after
          except select id, suspended_at is null from before) x
        join vendor_products i on i.source_vendor_id = x.id)' into concerned;
    perform refresh_vendor_product_pauses(concerned);
  end if;
  return null;
end $$;

-- Trigger:
--   vendors_pause after update on vendors referencing old table as before new table as after for
--     each statement
