-- Once on, wholesale stays on. The trigger's condition decides; the function only refuses.
create or replace function keep_wholesale() returns trigger language plpgsql as $$
begin
  raise exception 'wholesale is not switched off'
    using errcode = 'check_violation', constraint = 'vendors_wholesaler_stays';
end $$;

-- Trigger:
--   vendors_wholesaler_stays before update of wholesaler on vendors for each row when
--     (old.wholesaler and not new.wholesaler)
