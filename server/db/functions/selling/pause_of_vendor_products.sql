-- Pauses or resumes products that others have from a changed vendor product. Compared and planned
-- as in pause_of_variations.
create or replace function pause_of_vendor_products() returns trigger language plpgsql as $$
declare
  concerned bigint[];
begin
  if exists (
    select id, vendor_id, variation_id, status, paused_reason from after
    except select id, vendor_id, variation_id, status, paused_reason from before) then
    execute '
      select array(
        select i.id from (
          select id, vendor_id, variation_id, status, paused_reason from after
          except select id, vendor_id, variation_id, status, paused_reason from before) x
        join vendor_products i
          on i.source_vendor_id = x.vendor_id and i.variation_id = x.variation_id)' into concerned;
    perform refresh_vendor_product_pauses(concerned);
  end if;
  return null;
end $$;

-- Trigger:
--   vendor_products_pause after update on vendor_products referencing old table as before new
--     table as after for each statement
