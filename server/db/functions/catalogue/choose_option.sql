-- Links a changed value to the option of the same spelling, and takes over the option's name.
create or replace function choose_option() returns trigger language plpgsql as $$
declare chosen record;
begin
  new.option_id := null;
  if length(new.value) <= 255 then
    select id, name into chosen from attribute_options
      where attr_id = new.attr_id and name_key = spelling_key(new.value);
    if found then
      new.option_id := chosen.id;
      new.value := chosen.name;
    end if;
  end if;
  return new;
end $$;

-- Trigger:
--   variation_attributes_option before update of attr_id, value on variation_attributes for each
--     row when (not new.option_id is distinct from old.option_id)
