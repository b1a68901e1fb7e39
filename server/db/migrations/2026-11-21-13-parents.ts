import { type Kysely, sql } from 'kysely';

/**
 * What the variations of a product differ by, how they are generated, which of them vendors include;
 * and no combination of options twice in one product, whoever writes at the same moment.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await productAttributes(db);
  await combinationKeys(db);
  await vendorProducts(db);
};

/** Products that there are have the attributes and options of their variations. */
const productAttributes = (db: Kysely<unknown>) =>
  sql`
    alter table parent_products
      add column is_automatic boolean not null default false,
      add column pattern jsonb check (
        jsonb_typeof(pattern) = 'object'
        and pattern ?& '{name,slug,sku,price,surcharges,tags,excluded,numbers}'::text[]);
    comment on column parent_products.pattern is
      'of the last generation; numbers: how many were handed out for {number}';

    create table parent_product_attributes (
      parent_id bigint not null references parent_products on delete cascade,
      attr_id bigint not null references attributes,
      sort_index integer not null default 0,
      primary key (parent_id, attr_id)
    );
    create index parent_product_attributes_attr_id_idx on parent_product_attributes (attr_id);

    create table parent_product_options (
      parent_id bigint not null,
      attr_id bigint not null,
      option_id bigint not null,
      sort_index integer not null default 0,
      primary key (parent_id, option_id),
      foreign key (parent_id, attr_id)
        references parent_product_attributes (parent_id, attr_id) on delete cascade,
      foreign key (option_id, attr_id) references attribute_options (id, attr_id)
    );
    create index parent_product_options_option_id_idx on parent_product_options (option_id);

    insert into parent_product_attributes (parent_id, attr_id, sort_index)
    select v.parent_id, c.attr_id,
      row_number() over (partition by v.parent_id order by min(c.sort_index), c.attr_id) - 1
    from variation_combinations c join variations v on v.id = c.variation_id
    group by v.parent_id, c.attr_id;

    insert into parent_product_options (parent_id, attr_id, option_id, sort_index)
    select x.parent_id, x.attr_id, x.option_id, row_number() over (
      partition by x.parent_id, x.attr_id order by o.sort_index, o.id) - 1
    from (
      select distinct v.parent_id, c.attr_id, c.option_id
      from variation_combinations c join variations v on v.id = c.variation_id
    ) x join attribute_options o on o.id = x.option_id;
  `.execute(db);

/** Of combinations that are there twice already the first one counts, so that nothing is lost. */
const combinationKeys = (db: Kysely<unknown>) =>
  sql`
    alter table variations add column combination_key text;
    comment on column variations.combination_key is
      'the ids of its options in their order, kept by a trigger; null without any';

    update variations v set combination_key = k.key
    from (
      select c.variation_id, c.key, row_number() over (
        partition by v.parent_id, v.sample_of_id is null, c.key order by v.id) as n
      from (
        select variation_id, string_agg(option_id::text, ',' order by option_id) as key
        from variation_combinations group by variation_id
      ) c join variations v on v.id = c.variation_id
    ) k
    where k.variation_id = v.id and (k.n = 1 or v.sample_of_id is not null);

    -- a sample has the combination of its product
    create unique index variations_combinations_key on variations (parent_id, combination_key)
      where sample_of_id is null;

    create function keep_combination_key() returns trigger language plpgsql as $$
    begin
      update variations v set combination_key = k.key
      from (
        select x.id, (
          select string_agg(c.option_id::text, ',' order by c.option_id)
          from variation_combinations c where c.variation_id = x.id) as key
        from (select distinct variation_id as id from changed) x
      ) k
      where v.id = k.id and v.combination_key is distinct from k.key;
      return null;
    end $$;
    create trigger variation_combinations_inserted after insert on variation_combinations
      referencing new table as changed for each statement execute function keep_combination_key();
    create trigger variation_combinations_updated after update on variation_combinations
      referencing new table as changed for each statement execute function keep_combination_key();
    create trigger variation_combinations_deleted after delete on variation_combinations
      referencing old table as changed for each statement execute function keep_combination_key();
  `.execute(db);

const vendorProducts = (db: Kysely<unknown>) =>
  sql`
    create table vendor_products (
      id bigint generated always as identity primary key,
      vendor_id bigint not null references vendors on delete cascade,
      -- one that vendors include stays (specification 8)
      variation_id bigint not null references variations,
      created_at timestamptz not null default now(),
      unique (vendor_id, variation_id)
    );
    create index vendor_products_variation_id_idx on vendor_products (variation_id);
  `.execute(db);
