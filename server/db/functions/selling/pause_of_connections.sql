-- Pauses the products that came over a connection that has ended.
create or replace function pause_of_connections() returns trigger language plpgsql as $$
begin
  perform refresh_vendor_product_pauses(array(
    with ended as (
      select coalesce(g.sender_manufacturer_id, g.receiver_manufacturer_id) as manufacturer_id,
        least(g.sender_vendor_id, g.receiver_vendor_id) as one,
        greatest(g.sender_vendor_id, g.receiver_vendor_id) as other
      from gone g
      where g.status = 'approved' and not exists (
        select from network_requests n where n.id = g.id and n.status = 'approved')
    )
    select i.id from ended e
    join vendor_products i on i.vendor_id = e.one and i.source = 'manufacturer'
    join variations v on v.id = i.variation_id
    join parent_products p on p.id = v.parent_id and p.manufacturer_id = e.manufacturer_id
    union all
    select i.id from ended e
    join vendor_products i on i.source_vendor_id in (e.one, e.other)
      and i.vendor_id in (e.one, e.other)
    where e.manufacturer_id is null));
  return null;
end $$;

-- Triggers:
--   network_requests_pause_deleted after delete on network_requests referencing old table as gone
--     for each statement
--   network_requests_pause_updated after update on network_requests referencing old table as gone
--     for each statement
