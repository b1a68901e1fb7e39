-- Stores the text that a search finds each of the given variations by.
create or replace function refresh_variation_search(given bigint[]) returns void language plpgsql as $$
begin
  -- so that the next statement sees what a transaction that held one of the rows has committed
  perform from variation_search where variation_id = any(given) order by variation_id for update;
  insert into variation_search (variation_id, text)
  select t.variation_id, t.text from search_text_of_variations(given) t
  on conflict (variation_id) do update set text = excluded.text
    where variation_search.text <> excluded.text;
end $$;
