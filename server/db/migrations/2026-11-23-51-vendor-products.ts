import { type Kysely, sql } from 'kysely';

/**
 * How vendors sell what they include: where it comes from, at which price, and how it is delivered.
 * What is included so far comes from the manufacturer and is not sold yet.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await columns(db);
  await sources(db);
};

const columns = (db: Kysely<unknown>) =>
  sql`
    alter table vendor_products
      add source text not null default 'manufacturer' check (source in ('manufacturer', 'seller')),
      add source_vendor_id bigint,
      add price_type text not null default 'original' check (price_type in ('original', 'own')),
      add adjustment_type text not null default 'none'
        check (adjustment_type in ('none', 'percent', 'euro')),
      add adjustment_amount numeric(12, 2),
      add own_price numeric(12, 2) check (own_price >= 0),
      add delivery_template_id bigint,
      add keep_delivery boolean not null default false,
      add keep_showroom boolean not null default false,
      add with_services boolean not null default false,
      add weight_kg numeric(9, 3) check (weight_kg > 0),
      add items_per_pallet integer check (items_per_pallet >= 1),
      add status text not null default '2' check (status in ('1', '2')),
      add paused_reason text check (paused_reason in
        ('connectionEnded', 'sourceDraft', 'sourceUnpublished', 'sourceSuspended')),
      add version integer not null default 1,
      add updated_at timestamptz not null default now(),
      add check ((source = 'seller') = (source_vendor_id is not null)),
      add check (source_vendor_id <> vendor_id),
      add check (price_type = 'original' or own_price is not null),
      add check ((adjustment_type = 'none') = (adjustment_amount is null)),
      -- manufacturers have no templates
      add check (source = 'seller' or not keep_delivery),
      -- what another vendor has from here stays
      add constraint vendor_products_source_fkey foreign key (source_vendor_id, variation_id)
        references vendor_products (vendor_id, variation_id);
    create index vendor_products_delivery_template_id_idx
      on vendor_products (delivery_template_id);
    create index vendor_products_source_idx on vendor_products (source_vendor_id, variation_id);
  `.execute(db);

/**
 * Two steps of sourcing at most. The lock on the row of the source makes one of two wait who change
 * both ends at once.
 */
const sources = (db: Kysely<unknown>) =>
  sql`
    create function check_vendor_product_source() returns trigger language plpgsql as $$
    begin
      if new.source = 'seller' then
        perform from vendor_products s
          where s.vendor_id = new.source_vendor_id and s.variation_id = new.variation_id
            and s.source = 'manufacturer' for share;
        if not found then
          raise exception 'a seller''s products come from a manufacturer'
            using errcode = 'check_violation', constraint = 'vendor_products_two_steps';
        end if;
        if exists (select from vendor_products t
          where t.source_vendor_id = new.vendor_id and t.variation_id = new.variation_id) then
          raise exception 'others have this product from here'
            using errcode = 'check_violation', constraint = 'vendor_products_two_steps';
        end if;
      end if;
      return new;
    end $$;
    create trigger vendor_products_two_steps
      before insert or update of source, source_vendor_id, vendor_id, variation_id
      on vendor_products for each row execute function check_vendor_product_source();
  `.execute(db);
