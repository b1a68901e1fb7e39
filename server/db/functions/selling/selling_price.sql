-- The price of a vendor product, by the rule of `unitPrice` in contract/cart; null below a cent,
-- which is not for sale.
create or replace function selling_price(price_type text, own_price numeric, adjustment_type text,
  adjustment_amount numeric, source_price numeric)
returns numeric language sql immutable parallel safe as $$
  select nullif(greatest(round(case
    when price_type = 'own' then own_price
    when adjustment_type = 'percent' then source_price * (100 + adjustment_amount) * 0.01
    when adjustment_type = 'euro' then source_price + adjustment_amount
    else source_price end, 2), 0), 0)
$$;
