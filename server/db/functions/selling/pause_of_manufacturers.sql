-- Pauses or resumes products whose manufacturer was suspended or reactivated. Compared and planned
-- as in pause_of_variations.
create or replace function pause_of_manufacturers() returns trigger language plpgsql as $$
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
        join parent_products p on p.manufacturer_id = x.id
        join variations v on v.parent_id = p.id
        join vendor_products i on i.variation_id = v.id)' into concerned;
    perform refresh_vendor_product_pauses(concerned);
  end if;
  return null;
end $$;

-- Trigger:
--   manufacturers_pause after update on manufacturers referencing old table as before new table
--     as after for each statement
