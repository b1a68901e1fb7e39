-- The SQL of the rows that a statement has inserted, deleted or changed, as they were and as they are,
-- without the ignored columns. Sets are compared in one go, and every other column counts: one that is
-- added later cannot be forgotten.
create or replace function shop_changed_rows(event text, relation oid, ignored text[])
returns text language plpgsql stable as $$
declare
  names text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = relation and attnum > 0 and not attisdropped and attname <> all(ignored));
begin
  return case event
    when 'INSERT' then format('select %s from after', names)
    when 'DELETE' then format('select %s from before', names)
    else format('(select %1$s from before except select %1$s from after)
      union all (select %1$s from after except select %1$s from before)', names) end;
end $$;
