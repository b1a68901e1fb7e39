-- Copies the owner into the row, for a constraint.
create or replace function vendor_of_service_setting() returns trigger language plpgsql as $$
begin
  new.vendor_id := (select vendor_id from service_settings where id = new.setting_id);
  return new;
end $$;

-- Triggers:
--   service_setting_groups_vendor before insert on service_setting_groups for each row
--   service_setting_services_vendor before insert on service_setting_services for each row
