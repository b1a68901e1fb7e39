-- A document never changes, and is deleted only once its time is over.
create or replace function keep_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.closed_on < documents_due_before() then return old; end if;
  raise exception 'a document is kept as long as tax law says'
    using errcode = 'check_violation', constraint = 'order_documents_kept';
end $$;

-- Trigger:
--   order_documents_kept before delete or update on order_documents for each row
