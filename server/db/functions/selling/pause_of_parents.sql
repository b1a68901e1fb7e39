-- Pauses or resumes products whose parent product was published or set to draft. Compared and
-- planned as in pause_of_variations.
create or replace function pause_of_parents() returns trigger language plpgsql as $$
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
        join variations v on v.parent_id = x.id
        join vendor_products i on i.variation_id = v.id)' into concerned;
    perform refresh_vendor_product_pauses(concerned);
  end if;
  return null;
end $$;

-- Trigger:
--   parent_products_pause after update on parent_products referencing old table as before new
--     table as after for each statement
