import { type Kysely, sql } from 'kysely';

/**
 * Vendor products whose source is gone or closed pause by themselves, and go on when it is back,
 * except after a connection has ended. One function says why; triggers call it for all rows that a
 * statement concerns at once.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await price(db);
  await pauses(db);
  await connections(db);
  await products(db);
  await partners(db);
  await sellers(db);
  await sql`
    select refresh_vendor_product_pauses(array(select id from vendor_products))`.execute(db);
};

/** The rule is `unitPrice` of contract/cart; null below a cent, which is not for sale. */
const price = (db: Kysely<unknown>) =>
  sql`
    create function selling_price(price_type text, own_price numeric, adjustment_type text,
      adjustment_amount numeric, source_price numeric)
    returns numeric language sql immutable parallel safe as $$
      select nullif(greatest(round(case
        when price_type = 'own' then own_price
        when adjustment_type = 'percent' then source_price * (100 + adjustment_amount) * 0.01
        when adjustment_type = 'euro' then source_price + adjustment_amount
        else source_price end, 2), 0), 0)
    $$;
  `.execute(db);

const pauses = (db: Kysely<unknown>) =>
  sql`
    create function refresh_vendor_product_pauses(given bigint[])
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
  `.execute(db);

const connections = (db: Kysely<unknown>) =>
  sql`
    create function pause_of_connections() returns trigger language plpgsql as $$
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
    create trigger network_requests_pause_deleted after delete on network_requests
      referencing old table as gone for each statement execute function pause_of_connections();
    create trigger network_requests_pause_updated after update on network_requests
      referencing old table as gone for each statement execute function pause_of_connections();
  `.execute(db);

const products = (db: Kysely<unknown>) =>
  sql`
    create function pause_of_variations() returns trigger language plpgsql as $$
    begin
      if exists (select from before b join after a on a.id = b.id where a.status <> b.status) then
        perform refresh_vendor_product_pauses(array(
          select i.id from before b join after a on a.id = b.id and a.status <> b.status
          join vendor_products i on i.variation_id = a.id));
      end if;
      return null;
    end $$;
    create trigger variations_pause after update on variations
      referencing old table as before new table as after
      for each statement execute function pause_of_variations();

    create function pause_of_parents() returns trigger language plpgsql as $$
    begin
      if exists (select from before b join after a on a.id = b.id where a.status <> b.status) then
        perform refresh_vendor_product_pauses(array(
          select i.id from before b join after a on a.id = b.id and a.status <> b.status
          join variations v on v.parent_id = a.id
          join vendor_products i on i.variation_id = v.id));
      end if;
      return null;
    end $$;
    create trigger parent_products_pause after update on parent_products
      referencing old table as before new table as after
      for each statement execute function pause_of_parents();
  `.execute(db);

const partners = (db: Kysely<unknown>) =>
  sql`
    create function pause_of_manufacturers() returns trigger language plpgsql as $$
    begin
      if exists (select from before b join after a on a.id = b.id
          where (a.suspended_at is null) <> (b.suspended_at is null)) then
        perform refresh_vendor_product_pauses(array(
          select i.id from before b
          join after a on a.id = b.id and (a.suspended_at is null) <> (b.suspended_at is null)
          join parent_products p on p.manufacturer_id = a.id
          join variations v on v.parent_id = p.id
          join vendor_products i on i.variation_id = v.id));
      end if;
      return null;
    end $$;
    create trigger manufacturers_pause after update on manufacturers
      referencing old table as before new table as after
      for each statement execute function pause_of_manufacturers();

    create function pause_of_vendors() returns trigger language plpgsql as $$
    begin
      if exists (select from before b join after a on a.id = b.id
          where (a.suspended_at is null) <> (b.suspended_at is null)) then
        perform refresh_vendor_product_pauses(array(
          select i.id from before b
          join after a on a.id = b.id and (a.suspended_at is null) <> (b.suspended_at is null)
          join vendor_products i on i.source_vendor_id = a.id));
      end if;
      return null;
    end $$;
    create trigger vendors_pause after update on vendors
      referencing old table as before new table as after
      for each statement execute function pause_of_vendors();
  `.execute(db);

/** What a seller does not sell, those do not sell either who have it from there. */
const sellers = (db: Kysely<unknown>) =>
  sql`
    create function pause_of_vendor_products() returns trigger language plpgsql as $$
    begin
      if exists (select from before b join after a on a.id = b.id
          where a.status <> b.status or a.paused_reason is distinct from b.paused_reason) then
        perform refresh_vendor_product_pauses(array(
          select i.id from before b
          join after a on a.id = b.id
            and (a.status <> b.status or a.paused_reason is distinct from b.paused_reason)
          join vendor_products i
            on i.source_vendor_id = a.vendor_id and i.variation_id = a.variation_id));
      end if;
      return null;
    end $$;
    create trigger vendor_products_pause after update on vendor_products
      referencing old table as before new table as after
      for each statement execute function pause_of_vendor_products();
  `.execute(db);
