-- The state today of anything with a first and a last day, such as a banner or a discount.
create or replace function run_state(active boolean, from_day date, to_day date) returns text
language sql stable as $$
  select case
    when not active then 'inactive'
    when from_day > (now() at time zone 'Europe/Berlin')::date then 'scheduled'
    when to_day < (now() at time zone 'Europe/Berlin')::date then 'ended'
    else 'active' end
$$;
