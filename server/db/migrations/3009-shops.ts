import { type Kysely, sql } from 'kysely';

/**
 * Shops are entities: a shop has keys and orders. The numbers of orders, payments and returns are unique
 * within their shop; orders that administrators enter have no shop.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await shops(db);
  await keys(db);
  await shopsOfFormerKeys(db);
  await orders(db);
  await paymentsAndReturns(db);
  await quotes(db);
};

const shops = (db: Kysely<unknown>) =>
  sql`
    create table shops (
      id bigint generated always as identity primary key,
      name text not null constraint shops_name_key unique check (length(name) between 1 and 100),
      url text not null default '' check (length(url) <= 2000),
      languages jsonb not null default '["de"]'
        check (jsonb_array_length(languages) > 0 and languages <@ '["de", "en"]'),
      currency text not null default 'EUR' check (currency = 'EUR'),
      shows text not null default 'everything' check (shows in ('everything', 'selection')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    comment on column shops.shows is
      'everything published, or what is in shop_categories and sold by shop_vendors';

    create table shop_categories (
      shop_id bigint not null references shops on delete cascade,
      category_id bigint not null references categories,
      sort_index integer not null,
      primary key (shop_id, category_id)
    );
    comment on table shop_categories is 'root categories; none means all';
    create index shop_categories_category_id_idx on shop_categories (category_id);

    create table shop_vendors (
      shop_id bigint not null references shops on delete cascade,
      vendor_id bigint not null references vendors,
      sort_index integer not null,
      primary key (shop_id, vendor_id)
    );
    comment on table shop_vendors is 'sellers; none means all';
    create index shop_vendors_vendor_id_idx on shop_vendors (vendor_id);
  `.execute(db);

/** Former keys do what they did: they do not read the data of customers. */
const keys = (db: Kysely<unknown>) =>
  sql`
    alter table api_keys
      add column shop_id bigint references shops on delete cascade,
      add column scopes text[] not null default '{catalogue,orders}'
        check (cardinality(scopes) > 0 and scopes <@ '{catalogue,orders,customers}'),
      add column ends_at timestamptz;
    alter table api_keys alter column scopes drop default;
    comment on column api_keys.ends_at is 'the key is refused from then on';
    create index api_keys_shop_id_idx on api_keys (shop_id);
  `.execute(db);

/**
 * Keys of the same name, and keys that worked on the same order, belong to one shop, which has the name
 * of the first of them.
 */
const shopsOfFormerKeys = (db: Kysely<unknown>) =>
  sql`
    create temporary table key_links on commit drop as
    with used as (
      select id as order_id, api_key_id as key_id from orders where api_key_id is not null
      union select order_id, api_key_id from order_events where api_key_id is not null
      union select order_id, api_key_id from order_payments where api_key_id is not null
      union select order_id, api_key_id from returns where api_key_id is not null),
    linked as (
      select distinct a.key_id as one, b.key_id as other
      from used a join used b on b.order_id = a.order_id
      union select a.id, b.id from api_keys a join api_keys b on lower(b.name) = lower(a.name)),
    reached as (
      select distinct one as first, other as key_id from linked)
    select first, key_id from reached;

    create temporary table key_groups on commit drop as
    with recursive reached as (
      select id as first, id as key_id from api_keys
      union select r.first, l.key_id from reached r join key_links l on l.first = r.key_id)
    select key_id, min(first) as first from reached group by key_id;

    insert into shops (name)
    select k.name from api_keys k
    where k.id in (select first from key_groups) order by k.id;

    update api_keys k set shop_id = s.id
    from key_groups g join api_keys f on f.id = g.first join shops s on s.name = f.name
    where g.key_id = k.id;
    alter table api_keys alter column shop_id set not null;
  `.execute(db);

const orders = (db: Kysely<unknown>) =>
  sql`
    alter table orders add column shop_id bigint references shops;
    comment on column orders.shop_id is 'none for orders that administrators enter';
    alter table orders disable trigger user;
    update orders o set shop_id = k.shop_id from api_keys k where k.id = o.api_key_id;
    alter table orders enable trigger user;
    alter table orders drop constraint orders_external_id_key;
    alter table orders add constraint orders_external_id_key
      unique nulls not distinct (external_id, shop_id);
    create index orders_shop_id_idx on orders (shop_id, ordered_at);
  `.execute(db);

/** The shop is copied from the order, so that an index keeps their numbers unique. */
const paymentsAndReturns = (db: Kysely<unknown>) =>
  sql`
    alter table order_payments add column shop_id bigint references shops;
    alter table returns add column shop_id bigint references shops;
    comment on column order_payments.shop_id is 'of the order';
    comment on column returns.shop_id is 'of the order';

    alter table order_payments disable trigger user;
    update order_payments p set shop_id = o.shop_id from orders o
    where o.id = p.order_id and o.shop_id is not null;
    alter table order_payments enable trigger user;
    alter table returns disable trigger user;
    update returns r set shop_id = o.shop_id from orders o
    where o.id = r.order_id and o.shop_id is not null;
    alter table returns enable trigger user;

    alter table order_payments drop constraint order_payments_payment_id_key;
    create unique index order_payments_payment_id_key on order_payments (payment_id, shop_id)
      nulls not distinct where payment_id is not null;
    alter table returns drop constraint returns_external_id_key;
    alter table returns add constraint returns_external_id_key
      unique nulls not distinct (external_id, shop_id);
    create index order_payments_shop_id_idx on order_payments (shop_id);
    create index returns_shop_id_idx on returns (shop_id);

    create function take_shop() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger order_payments_shop before insert on order_payments
      for each row execute function take_shop();
    create trigger returns_shop before insert on returns
      for each row execute function take_shop();
  `.execute(db);

const quotes = (db: Kysely<unknown>) =>
  sql`
    alter table cart_quotes add column shop_id bigint references shops on delete cascade;
    comment on column cart_quotes.shop_id is
      'the shop that was shown the quote; former quotes and those of administrators have none';
    create index cart_quotes_shop_id_idx on cart_quotes (shop_id);
  `.execute(db);
