-- The status of an order or order part, from the states of its lines and services.
create or replace function order_state(states text[]) returns text language sql immutable as $$
  select case
    when x.kept = '{}' then 'cancelled'
    when x.kept <@ '{open}' then 'open'
    when x.kept <@ '{completed}' then 'completed'
    else 'in_progress' end
  from (select array_remove(states, 'cancelled') as kept) x
$$;
