-- Copies the owner into the row, for a constraint.
create or replace function vendor_of_driving_cost() returns trigger language plpgsql as $$
begin
  new.vendor_id := (select vendor_id from driving_costs where id = new.driving_cost_id);
  return new;
end $$;

-- Trigger:
--   driving_cost_regions_vendor before insert on driving_cost_regions for each row
