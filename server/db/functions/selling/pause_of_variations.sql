-- Pauses or resumes products whose variation was published or set to draft. Both sets of rows are
-- compared at once, and the rest is planned for each statement: a plan for one row is slow for
-- many.
create or replace function pause_of_variations() returns trigger language plpgsql as $$
declare
  concerned bigint[];
begin
  if exists (
    select id, status from after
    except select id, status from before) then
    execute '
      select array(
        select i.id from (
          select id, status from after
          except select id, status from before) x
        join vendor_products i on i.variation_id = x.id)' into concerned;
    perform refresh_vendor_product_pauses(concerned);
  end if;
  return null;
end $$;

-- Trigger:
--   variations_pause after update on variations referencing old table as before new table as
--     after for each statement
