-- Records what the days that have come since the last call change: banners, bars and the collection in
-- showrooms begin and end by the day, without a write. The same in reverse when the clock was put back.
create or replace function record_shop_days() returns void language plpgsql as $$
declare
  seen date;
  last date;
  until date;
  today date := (now() at time zone 'Europe/Berlin')::date;
begin
  select due_day into seen from shop_feed where due_day <> today for update;
  if not found then return; end if;
  update shop_feed set due_day = today;
  last := least(seen, today);
  until := greatest(seen, today);

  insert into shop_changes (kind, record_id)
  select 'banner', id from website_banners
  where starts_on > last and starts_on <= until or ends_on >= last and ends_on < until
  union
  select 'announcementBars', 0 from discounts
  where is_bar_shown
    and (starts_on > last and starts_on <= until or ends_on >= last and ends_on < until)
  on conflict do nothing;

  perform record_shop_products(array(
    select distinct v.parent_id from showrooms h
    join vendor_product_showrooms w on w.showroom_id = h.id
    join vendor_products i on i.id = w.vendor_product_id
    join variations v on v.id = i.variation_id
    where h.closed_from > last and h.closed_from <= until
      or h.closed_to >= last and h.closed_to < until));
end $$;
