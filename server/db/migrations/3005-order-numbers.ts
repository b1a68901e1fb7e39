import { type Kysely, sql } from 'kysely';

/**
 * Numbers of orders have no gaps: a counter gives them as the last step of each order's transaction.
 * Quotes that shops show their customers are stored for a while, so that an order that arrives late has
 * the amounts its customer was shown.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await numbers(db);
  await quotes(db);
};

/** While it is being created, an order has a placeholder that starts with new-. */
const numbers = (db: Kysely<unknown>) =>
  sql`
    create table order_numbers (
      is_only boolean primary key default true check (is_only),
      last bigint not null
    );
    comment on table order_numbers is 'the last number that an order got: one row';
    insert into order_numbers (last) select coalesce(max(id), 0) from orders;

    do $$
    declare
      former text;
    begin
      select pg_get_triggerdef(oid) into former from pg_trigger where tgname = 'orders_kept';
      drop trigger orders_kept on orders;
      execute replace(former, 'FOR EACH ROW',
        'FOR EACH ROW WHEN (not starts_with(old.number, ''new-''))');
    end $$;
  `.execute(db);

const quotes = (db: Kysely<unknown>) =>
  sql`
    create table cart_quotes (
      id uuid primary key default gen_random_uuid(),
      cart jsonb not null,
      quote jsonb not null,
      facts jsonb not null,
      order_id bigint constraint cart_quotes_order_id_key unique references orders,
      created_at timestamptz not null default now()
    );
    comment on table cart_quotes is 'what shops showed their customers, for orders that arrive late';
    comment on column cart_quotes.facts is 'names that the order copies; they may change meanwhile';
    comment on column cart_quotes.order_id is 'the order that named the quote';
    create index cart_quotes_created_at_idx on cart_quotes (created_at);
  `.execute(db);
