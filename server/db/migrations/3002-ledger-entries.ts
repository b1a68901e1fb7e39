import { type Kysely, sql } from 'kysely';

/**
 * What partners earned is booked: the ledger becomes a table of entries that are only ever added, each
 * with the day on which the database added it. The view `earned` says what an order has earned so far,
 * and booking an order adds the difference to what is already booked. So an entry of the past never
 * changes or moves to another day.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await entries(db);
  await earned(db);
  await keepFormerEntries(db);
  await items(db);
  await booking(db);
};

const entries = (db: Kysely<unknown>) =>
  sql`
    alter view ledger rename to former_ledger;

    create table ledger_entries (
      id bigint generated always as identity primary key,
      vendor_id bigint not null references vendors,
      kind text not null
        check (kind in ('line', 'service', 'shipping', 'driving', 'refund', 'payout')),
      source_id bigint not null,
      order_id bigint,
      part_id bigint,
      amount numeric(12, 2) not null,
      commission numeric(12, 2) not null,
      net numeric(12, 2) not null check (net = amount - commission),
      at timestamptz not null default now(),
      day date not null default (now() at time zone 'Europe/Berlin')::date,
      foreign key (order_id, part_id) references order_parts (order_id, id),
      check ((kind = 'payout') = (order_id is null) and (order_id is null) = (part_id is null))
    );
    comment on table ledger_entries is 'what partners earned, and what they were paid as negative entries';
    comment on column ledger_entries.source_id is
      'of the line, the service, the shipping, the part that drove, the refund or the payout';
    comment on column ledger_entries.day is 'when it was booked, in Germany; nobody chooses it';
    create index ledger_entries_vendor_id_idx on ledger_entries (vendor_id, day, id) include (net);
    create index ledger_entries_order_id_idx on ledger_entries (order_id, kind, source_id);
    create index ledger_entries_part_id_idx on ledger_entries (part_id);
    create index ledger_entries_source_id_idx on ledger_entries (kind, source_id);
  `.execute(db);

/**
 * All that orders have earned: goods of their seller, shipping of the partner that delivers with the
 * first completed line of a group, driving with the first completed service, and the refunds of these.
 */
const earned = (db: Kysely<unknown>) =>
  sql`
    create view earned as
    select 'line' as kind, l.id as source_id, p.vendor_id, l.order_id, p.id as part_id, l.amount,
      l.commission
    from order_lines l
    join order_parts p on p.id = l.part_id
    join orders o on o.id = l.order_id and o.payment_status <> 'pending'
    where l.state = 'completed'
    union all
    select 'service', s.id, p.vendor_id, s.order_id, p.id, s.cost, s.commission
    from order_services s
    join order_parts p on p.id = s.part_id
    join orders o on o.id = s.order_id and o.payment_status <> 'pending'
    where s.state = 'completed'
    union all
    select 'shipping', g.id, p.vendor_id, g.order_id, p.id, g.cost, 0
    from order_shipping g
    join order_parts p on p.id = g.part_id
    join orders o on o.id = g.order_id and o.payment_status <> 'pending'
    where g.cost > 0
      and exists (select from order_lines l where l.shipping_id = g.id and l.state = 'completed')
    union all
    select 'driving', p.id, p.vendor_id, p.order_id, p.id, p.driving, 0
    from order_parts p
    join orders o on o.id = p.order_id and o.payment_status <> 'pending'
    where p.driving > 0
      and exists (select from order_services s where s.part_id = p.id and s.state = 'completed')
    union all
    select 'refund', r.id, p.vendor_id, r.order_id, p.id, -r.amount, -r.commission
    from refunds r
    join order_parts p on p.id = r.part_id
    join orders o on o.id = r.order_id and o.payment_status <> 'pending'
    where exists (select from order_lines l where l.id = r.line_id and l.state = 'completed')
      or exists (select from order_services s where s.id = r.service_id and s.state = 'completed');
  `.execute(db);

/** Entries of the view that was the ledger keep the time at which they became due. */
const keepFormerEntries = (db: Kysely<unknown>) =>
  sql`
    insert into ledger_entries
      (vendor_id, kind, source_id, order_id, part_id, amount, commission, net, at, day)
    select x.vendor_id, x.kind, x.source_id, x.order_id, x.part_id, x.amount, x.commission, x.net,
      x.at, x.day
    from (
      select vendor_id, kind, source_id, order_id, part_id, amount, commission, net, at,
        (at at time zone 'Europe/Berlin')::date as day
      from former_ledger
      union all
      select vendor_id, 'payout', id, null, null, -net, 0, -net,
        paid_on::timestamp at time zone 'Europe/Berlin', paid_on
      from payouts where state = 'paid') x
    order by x.day, x.kind = 'payout', x.at, x.order_id, x.kind, x.source_id;

    drop view former_ledger;
  `.execute(db);

const items = (db: Kysely<unknown>) =>
  sql`
    alter table payout_items add column entry_id bigint references ledger_entries;
    alter table payout_items disable trigger user;
    update payout_items i set entry_id = e.id
    from ledger_entries e where e.kind = i.kind and e.source_id = i.source_id;
    alter table payout_items enable trigger user;
    alter table payout_items alter column entry_id set not null;

    -- an entry is paid at most once
    drop index payout_items_once;
    create unique index payout_items_once on payout_items (entry_id) where is_held;

    -- an entry below zero is an adjustment, whatever it takes back
    alter table payouts drop constraint payouts_adjustments_check;
    create or replace function check_payout_sums() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from payout_items i where i.payout_id = new.id
        having count(*) = new.items
          and coalesce(sum(i.amount) filter (where ledger_column(i.kind, i.amount) = 'gross'), 0)
            = new.gross
          and coalesce(sum(i.commission) filter (where ledger_column(i.kind, i.amount) = 'gross'), 0)
            = new.commission
          and coalesce(sum(i.net) filter (where ledger_column(i.kind, i.amount) = 'passedOn'), 0)
            = new.passed_on
          and coalesce(sum(i.net) filter (where ledger_column(i.kind, i.amount) = 'adjustment'), 0)
            = new.adjustments) then
        raise exception 'a payout is the sum of what is in it'
          using errcode = 'check_violation', constraint = 'payouts_sums';
      end if;
      return null;
    end $$;

    create function ledger_column(kind text, amount numeric) returns text language sql immutable as $$
      select case
        when kind = 'payout' then 'payout'
        when kind = 'refund' or amount < 0 then 'adjustment'
        when kind in ('line', 'service') then 'gross'
        else 'passedOn' end $$;
  `.execute(db);

const booking = (db: Kysely<unknown>) =>
  sql`
    create function book_orders(booked bigint[]) returns void language sql as $$
      insert into ledger_entries
        (vendor_id, kind, source_id, order_id, part_id, amount, commission, net)
      select vendor_id, kind, source_id, order_id, part_id, x.amount, x.commission,
        x.amount - x.commission
      from (
        select vendor_id, kind, source_id, order_id, part_id,
          coalesce(e.amount, 0) - coalesce(b.amount, 0) as amount,
          coalesce(e.commission, 0) - coalesce(b.commission, 0) as commission
        from (select * from earned where order_id = any(booked)) e
        full join (
          select vendor_id, kind, source_id, order_id, part_id, sum(amount) as amount,
            sum(commission) as commission
          from ledger_entries where order_id = any(booked)
          group by vendor_id, kind, source_id, order_id, part_id) b
          using (vendor_id, kind, source_id, order_id, part_id)) x
      where (x.amount, x.commission) <> (0, 0)
      order by order_id, kind, source_id $$;
    comment on function book_orders is 'adds what the orders have earned and is not booked yet';

    create function book_completed() returns trigger language plpgsql as $$
    begin
      perform book_orders(array(
        select distinct order_id from changed where state = 'completed'));
      return null;
    end $$;
    create trigger order_lines_book after update on order_lines
      referencing new table as changed for each statement execute function book_completed();
    create trigger order_services_book after update on order_services
      referencing new table as changed for each statement execute function book_completed();

    create function book_refund() returns trigger language plpgsql as $$
    begin
      perform book_orders(array[new.order_id]);
      return null;
    end $$;
    create trigger refunds_book after insert on refunds
      for each row execute function book_refund();

    create function book_paid_order() returns trigger language plpgsql as $$
    begin
      perform book_orders(array[new.id]);
      return null;
    end $$;
    create trigger orders_book after update on orders
      for each row when (old.payment_status is distinct from new.payment_status)
      execute function book_paid_order();

    create function book_payout() returns trigger language plpgsql as $$
    begin
      insert into ledger_entries (vendor_id, kind, source_id, amount, commission, net)
      values (new.vendor_id, 'payout', new.id, -new.net, 0, -new.net);
      return null;
    end $$;
    create trigger payouts_book after update on payouts
      for each row when (old.state <> 'paid' and new.state = 'paid') execute function book_payout();

    -- without arguments no column may change
    create or replace function keep_order() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or (to_jsonb(new) - coalesce(tg_argv, '{}'))
        is distinct from (to_jsonb(old) - coalesce(tg_argv, '{}')) then
        raise exception 'an order stays as it came'
          using errcode = 'check_violation', constraint = 'orders_kept';
      end if;
      return new;
    end $$;
    create trigger ledger_entries_kept before update or delete on ledger_entries
      for each row execute function keep_order();
  `.execute(db);
