-- Ends an import whose job was stopped, has failed or is deleted.
create or replace function end_import() returns trigger language plpgsql as $$
begin
  update imports
  set state = case when tg_op = 'DELETE' then 'stopped' else new.state end,
    msg = coalesce(msg, case when tg_op = 'DELETE' then null else new.msg end),
    ended_at = now()
  where job_id = old.id and state in ('waiting', 'reading', 'running');
  return coalesce(new, old);
end $$;

-- Triggers:
--   jobs_delete_import before delete on jobs for each row
--   jobs_end_import after update of state on jobs for each row when ((new.state = any
--     (array['stopped'::text, 'failed'::text])) and old.state <> new.state)
