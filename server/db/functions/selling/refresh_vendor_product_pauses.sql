-- Pauses or resumes vendor products, by the first reason that applies; a connection that has ended
-- is final (decision 30).
create or replace function refresh_vendor_product_pauses(given bigint[])
returns void language sql as $$
  update vendor_products i set paused_reason = x.reason
  from (
    select i.id, case
      when i.paused_reason = 'connectionEnded' or not exists (
        select from network_requests c
        where c.status = 'approved'
          and coalesce(c.sender_manufacturer_id, c.receiver_manufacturer_id, 0)
            = case when i.source = 'manufacturer' then p.manufacturer_id else 0 end
          and least(c.sender_vendor_id, c.receiver_vendor_id)
            = least(i.vendor_id, i.source_vendor_id)
          and greatest(c.sender_vendor_id, c.receiver_vendor_id)
            = greatest(i.vendor_id, i.source_vendor_id)) then 'connectionEnded'
      when m.suspended_at is not null or o.suspended_at is not null then 'sourceSuspended'
      when v.status <> '1' or p.status <> '1' then 'sourceDraft'
      when s.status <> '1' or s.paused_reason is not null then 'sourceUnpublished'
      end as reason
    from vendor_products i
    join variations v on v.id = i.variation_id
    join parent_products p on p.id = v.parent_id
    join manufacturers m on m.id = p.manufacturer_id
    left join vendors o on o.id = i.source_vendor_id
    left join vendor_products s
      on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
    where i.id = any(given)
  ) x
  where i.id = x.id and i.paused_reason is distinct from x.reason
$$;
