-- The text that a search finds each of the given variations by: its name, its article number, the options of
-- its combination and its values, except long texts, which mention what a product goes with. A decimal is
-- found with a point and with a comma. Of its product's name, it adds the words with which no word of its own
-- name begins.
create or replace function search_text_of_variations(given bigint[])
returns table (variation_id bigint, text text) language sql stable as $$
  select v.id, concat_ws(' ', v.name, v.sku, (
      select string_agg(o.name, ' ' order by c.sort_index, c.id)
      from variation_combinations c join attribute_options o on o.id = c.option_id
      where c.variation_id = v.id
    ), (
      select string_agg(distinct concat_ws(' ', x.value,
        case when a.type = 'number' and x.value like '%.%' then replace(x.value, '.', ',') end), ' ')
      from variation_attributes x join attributes a on a.id = x.attr_id
      where x.variation_id = v.id and a.type <> 'textarea'
    ), (
      select string_agg(g.word, ' ' order by g.n)
      from regexp_split_to_table(p.name, '\s+') with ordinality g (word, n)
      where not exists (
        select from regexp_split_to_table(v.name, '\s+') own (word)
        where starts_with(lower(own.word), lower(g.word)))
    ))
  from variations v join parent_products p on p.id = v.parent_id where v.id = any(given)
$$;
