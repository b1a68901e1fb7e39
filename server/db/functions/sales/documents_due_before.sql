-- The day before which documents that were closed are erased: the years count from the end of the
-- year. Null, so that nothing is erased, unless the transaction sets atrium.document_years.
create or replace function documents_due_before() returns date language sql stable as $$
select make_date(extract(year from now() at time zone 'Europe/Berlin')::int
  - nullif(current_setting('atrium.document_years', true), '')::int, 1, 1) $$;
