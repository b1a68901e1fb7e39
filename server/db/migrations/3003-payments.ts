import { type Kysely, sql } from 'kysely';

/**
 * What customers owe, what they paid, and what is owed back to them. An order may be paid in several
 * payments, and its partners earn once the payments cover what is owed. Whatever was paid beyond that is
 * a repayment. `settle_order` keeps both sides equal after every payment, cancellation and refund.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await orders(db);
  await payments(db);
  await repayments(db);
  await refunds(db);
  await earned(db);
  await claim(db);
  await settle(db);
  await keepFormerPayments(db);
  await triggers(db);
};

const orders = (db: Kysely<unknown>) =>
  sql`
    alter table orders
      add column owed numeric(12, 2) not null default 0 check (owed between 0 and total),
      add column paid numeric(12, 2) not null default 0 check (paid >= 0),
      add column owed_back numeric(12, 2) not null default 0 check (owed_back >= 0),
      add column repaid numeric(12, 2) not null default 0 check (repaid >= 0),
      add column is_covered boolean not null default false;
    comment on column orders.owed is
      'EUR net: the total, less what was cancelled or refunded before it was paid';
    comment on column orders.owed_back is 'repayments that the customer still waits for';
    comment on column orders.is_covered is 'the payments cover what is owed, so partners earn';

    alter table orders drop constraint orders_payment_status_check;
    alter table orders add constraint orders_payment_status_check check (payment_status in
      ('pending', 'partly_paid', 'paid', 'overpaid', 'refund_owed', 'partly_refunded', 'refunded'));

    create function begin_owed() returns trigger language plpgsql as $$
    begin
      new.owed := new.total;
      new.is_covered := new.total = 0;
      if new.is_covered then new.payment_status := 'paid'; end if;
      return new;
    end $$;
    create trigger orders_owed before insert on orders
      for each row execute function begin_owed();

    drop trigger orders_kept on orders;
    create trigger orders_kept before update or delete on orders
      for each row execute function keep_order('customer_name', 'search', 'customer', 'billing',
        'shipping_address', 'notes', 'payment_status', 'paid_at', 'status', 'moved_at', 'created_by',
        'version', 'updated_at', 'owed', 'paid', 'owed_back', 'repaid', 'is_covered');
  `.execute(db);

const payments = (db: Kysely<unknown>) =>
  sql`
    create table order_payments (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      payment_id text constraint order_payments_payment_id_key unique
        check (length(payment_id) between 1 and 100),
      reversed_id bigint constraint order_payments_reversed_id_key unique,
      amount numeric(12, 2) not null,
      method text not null check (length(method) between 1 and 40),
      paid_at timestamptz not null,
      reason text not null default '' check (length(reason) <= 750),
      created_by bigint references users on delete set null,
      api_key_id bigint references api_keys,
      at timestamptz not null default now(),
      unique (order_id, id),
      foreign key (order_id, reversed_id) references order_payments (order_id, id),
      check (case when reversed_id is null then amount > 0 and payment_id is not null
        else amount < 0 and payment_id is null and reason <> '' end)
    );
    comment on table order_payments is 'payments of customers; one recorded by mistake is reversed';
    comment on column order_payments.payment_id is 'of the payment provider or the bank';
    comment on column order_payments.reversed_id is 'the payment that this entry takes back';
    comment on column order_payments.paid_at is 'as the shop reported it: information, not a booking day';
    create index order_payments_created_by_idx on order_payments (created_by);
    create index order_payments_api_key_id_idx on order_payments (api_key_id);

    create function check_reversal() returns trigger language plpgsql as $$
    begin
      if not exists (select from order_payments p
        where p.id = new.reversed_id and p.reversed_id is null and p.amount = -new.amount) then
        raise exception 'a reversal takes back the whole of one payment'
          using errcode = 'check_violation', constraint = 'order_payments_reversal';
      end if;
      return new;
    end $$;
    create trigger order_payments_reversal before insert on order_payments
      for each row when (new.reversed_id is not null) execute function check_reversal();
    create trigger order_payments_kept before update or delete on order_payments
      for each row execute function keep_order('reason', 'created_by');
  `.execute(db);

const repayments = (db: Kysely<unknown>) =>
  sql`
    create table repayments (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      kind text not null check (kind in ('cancelled', 'overpaid', 'late', 'refund')),
      amount numeric(12, 2) not null check (amount > 0),
      state text not null default 'owed' check (state in ('owed', 'repaid', 'withdrawn')),
      repaid_on date,
      reference text not null default '' check (length(reference) <= 140),
      closed_by bigint references users on delete set null,
      closed_at timestamptz,
      at timestamptz not null default now(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((state = 'repaid') = (repaid_on is not null)),
      check (state <> 'repaid' or reference <> ''),
      check ((state = 'owed') = (closed_at is null))
    );
    comment on table repayments is 'what is owed back to customers, and what they got back';
    comment on column repayments.kind is
      'cancelled after payment, paid too much, paid after the cancellation, or refunded';
    comment on column repayments.state is
      'withdrawn: the payment it was due to was reversed before it was repaid';
    comment on column repayments.repaid_on is 'as it was entered: information, not a booking day';
    create index repayments_order_id_idx on repayments (order_id, id);
    create index repayments_state_idx on repayments (state, at, id);
    create index repayments_at_idx on repayments (at, id);
    create index repayments_amount_idx on repayments (amount, id);
    create index repayments_closed_by_idx on repayments (closed_by);

    create function check_repayment() returns trigger language plpgsql as $$
    begin
      if old.state <> 'owed' and new.state <> old.state then
        raise exception 'not from % to %', old.state, new.state
          using errcode = 'check_violation', constraint = 'repayments_states';
      end if;
      -- several changes of one transaction are one repayment
      if new.amount <> old.amount and old.at <> now() then
        raise exception 'the amount of a repayment stays'
          using errcode = 'check_violation', constraint = 'repayments_kept';
      end if;
      return new;
    end $$;
    create trigger repayments_states before update on repayments
      for each row execute function check_repayment();
    create trigger repayments_kept before update or delete on repayments
      for each row execute function keep_order('amount', 'state', 'repaid_on', 'reference', 'closed_by',
        'closed_at', 'version', 'updated_at');
  `.execute(db);

/** Shipping and driving can be refunded, too; nothing of what was cancelled. */
const refunds = (db: Kysely<unknown>) =>
  sql`
    alter table refunds
      add column shipping_id bigint,
      add column is_driving boolean not null default false,
      add foreign key (order_id, shipping_id) references order_shipping (order_id, id),
      drop constraint refunds_check3,
      add constraint refunds_of_one
        check (num_nonnulls(line_id, service_id, shipping_id) + is_driving::int = 1);
    comment on column refunds.is_driving is 'of the driving costs of the part';
    create index refunds_shipping_id_idx on refunds (shipping_id);

    create or replace function check_refund() returns trigger language plpgsql as $$
    declare
      whole numeric;
      part bigint;
      refunded numeric;
      is_cancelled boolean;
    begin
      perform from orders where id = new.order_id for update;
      if new.line_id is not null then
        select amount, part_id, state = 'cancelled' into whole, part, is_cancelled
        from order_lines where id = new.line_id;
      elsif new.service_id is not null then
        select cost, part_id, state = 'cancelled' into whole, part, is_cancelled
        from order_services where id = new.service_id;
      elsif new.shipping_id is not null then
        select g.cost, g.part_id, not is_charged_shipping(g.id) into whole, part, is_cancelled
        from order_shipping g where g.id = new.shipping_id;
      else
        select p.driving, p.id, not is_charged_driving(p.id) into whole, part, is_cancelled
        from order_parts p where p.id = new.part_id;
      end if;
      select coalesce(sum(amount), 0) into refunded from refunds r
      where r.line_id = new.line_id or r.service_id = new.service_id
        or r.shipping_id = new.shipping_id or (new.is_driving and r.is_driving and r.part_id = new.part_id);
      if part is distinct from new.part_id or is_cancelled or refunded + new.amount > whole then
        raise exception 'more is refunded than it came to'
          using errcode = 'check_violation', constraint = 'refunds_at_most';
      end if;
      return new;
    end $$;
  `.execute(db);

/** The condition is now that payments cover what is owed; refunds of shipping and driving are new. */
const earned = (db: Kysely<unknown>) =>
  sql`
    create or replace view earned as
    select 'line' as kind, l.id as source_id, p.vendor_id, l.order_id, p.id as part_id, l.amount,
      l.commission
    from order_lines l
    join order_parts p on p.id = l.part_id
    join orders o on o.id = l.order_id and o.is_covered
    where l.state = 'completed'
    union all
    select 'service', s.id, p.vendor_id, s.order_id, p.id, s.cost, s.commission
    from order_services s
    join order_parts p on p.id = s.part_id
    join orders o on o.id = s.order_id and o.is_covered
    where s.state = 'completed'
    union all
    select 'shipping', g.id, p.vendor_id, g.order_id, p.id, g.cost, 0
    from order_shipping g
    join order_parts p on p.id = g.part_id
    join orders o on o.id = g.order_id and o.is_covered
    where g.cost > 0
      and exists (select from order_lines l where l.shipping_id = g.id and l.state = 'completed')
    union all
    select 'driving', p.id, p.vendor_id, p.order_id, p.id, p.driving, 0
    from order_parts p
    join orders o on o.id = p.order_id and o.is_covered
    where p.driving > 0
      and exists (select from order_services s where s.part_id = p.id and s.state = 'completed')
    union all
    select 'refund', r.id, p.vendor_id, r.order_id, p.id, -r.amount, -r.commission
    from refunds r
    join order_parts p on p.id = r.part_id
    join orders o on o.id = r.order_id and o.is_covered
    where exists (select from order_lines l where l.state = 'completed'
        and (l.id = r.line_id or l.shipping_id = r.shipping_id))
      or exists (select from order_services s where s.state = 'completed'
        and (s.id = r.service_id or (r.is_driving and s.part_id = r.part_id)));
  `.execute(db);

const claim = (db: Kysely<unknown>) =>
  sql`
    create function is_charged_shipping(shipping bigint) returns boolean language sql stable as $$
      select exists (select from order_lines l
        where l.shipping_id = shipping and l.state <> 'cancelled') $$;
    create function is_charged_driving(part bigint) returns boolean language sql stable as $$
      select exists (select from order_services s
        where s.part_id = part and s.state <> 'cancelled') $$;

    create function customer_claim(claimed bigint) returns numeric language sql stable as $$
      select
        (select coalesce(sum(l.amount - l.discount), 0) from order_lines l
          where l.order_id = claimed and l.state <> 'cancelled')
        + (select coalesce(sum(s.cost), 0) from order_services s
          where s.order_id = claimed and s.state <> 'cancelled')
        + (select coalesce(sum(g.cost), 0) from order_shipping g
          where g.order_id = claimed and is_charged_shipping(g.id))
        + (select coalesce(sum(p.driving), 0) from order_parts p
          where p.order_id = claimed and p.driving > 0 and is_charged_driving(p.id))
        - (select coalesce(sum(r.customer_amount), 0) from refunds r
          left join order_lines l on l.id = r.line_id
          left join order_services s on s.id = r.service_id
          where r.order_id = claimed and coalesce(l.state, s.state, '') <> 'cancelled'
            and (r.shipping_id is null or is_charged_shipping(r.shipping_id))
            and (not r.is_driving or is_charged_driving(r.part_id))) $$;
    comment on function customer_claim is
      'what the customer bears of an order: all that is neither cancelled nor refunded';
  `.execute(db);

/**
 * The invariant: what was paid beyond the claim is repaid or owed back. A surplus becomes a repayment of
 * the kind that caused it; repayments whose payment was reversed are withdrawn. Callers hold the order.
 */
const settle = (db: Kysely<unknown>) =>
  sql`
    create function settle_order(settled bigint, cause text) returns void language plpgsql as $$
    declare
      claim constant numeric := customer_claim(settled);
      received constant numeric :=
        (select coalesce(sum(amount), 0) from order_payments where order_id = settled);
      surplus constant numeric := greatest(received - claim, 0);
      live numeric := (select coalesce(sum(amount), 0) from repayments
        where order_id = settled and state <> 'withdrawn');
      due record;
    begin
      for due in select id, kind, amount from repayments
        where order_id = settled and state = 'owed' order by id desc loop
        exit when live <= surplus;
        update repayments set state = 'withdrawn', closed_at = now(), version = version + 1,
          updated_at = now() where id = due.id;
        live := live - due.amount;
        cause := due.kind;
      end loop;
      if surplus > live then
        update repayments set amount = amount + surplus - live
        where order_id = settled and kind = cause and state = 'owed' and at = now();
        if not found then
          insert into repayments (order_id, kind, amount) values (settled, cause, surplus - live);
        end if;
        live := surplus;
      end if;
      perform update_settled(settled, claim, received, live);
    end $$;

    create function update_settled(settled bigint, claim numeric, received numeric, live numeric)
    returns void language sql as $$
      with back as (
        select coalesce(sum(amount) filter (where state = 'owed'), 0) as owed_back,
          coalesce(sum(amount) filter (where state = 'repaid'), 0) as repaid,
          coalesce(sum(amount) filter (where kind in ('cancelled', 'refund')), 0) as given_back,
          coalesce(bool_or(state = 'owed' and kind <> 'overpaid'), false) as is_refund_owed
        from repayments where order_id = settled and state <> 'withdrawn'),
      now_due as (
        select b.*, received - live >= claim as is_covered, claim + b.given_back as owed from back b)
      update orders o
      set owed = least(d.owed, o.total), paid = received, owed_back = d.owed_back, repaid = d.repaid,
        is_covered = d.is_covered, version = version + 1, updated_at = now(),
        paid_at = case when d.is_covered then (
          select max(p.paid_at) from order_payments p where p.order_id = settled and p.amount > 0
            and not exists (select from order_payments r where r.reversed_id = p.id)) end,
        payment_status = case
          when not d.is_covered then case when received - live > 0 then 'partly_paid' else 'pending' end
          when received = 0 then case when o.total = 0 then 'paid' else 'pending' end
          when d.is_refund_owed then 'refund_owed'
          when d.owed_back > 0 then 'overpaid'
          when claim = 0 then 'refunded'
          when d.given_back > 0 then 'partly_refunded'
          else 'paid' end
      from now_due d where o.id = settled $$;
  `.execute(db);

/** Each order that was paid has one payment of its total; what was refunded has been paid back. */
const keepFormerPayments = (db: Kysely<unknown>) =>
  sql`
    alter table orders disable trigger user;
    update orders set owed = total, is_covered = payment_status <> 'pending' or total = 0;

    insert into order_payments (order_id, payment_id, amount, method, paid_at, created_by, api_key_id, at)
    select id, case when n = 1 then payment_id else left(coalesce(payment_id, number), 80) || ' ' || id end,
      total, method, coalesce(paid_at, ordered_at), created_by, api_key_id, coalesce(paid_at, ordered_at)
    from (select o.*, row_number() over (partition by payment_id order by id)
        + (payment_id is null)::int as n
      from orders o where payment_status <> 'pending' and total > 0) o
    order by id;

    -- a refund was paid back when it was recorded; for cancelled parts, this was not recorded
    insert into repayments (order_id, kind, amount, state, repaid_on, reference, closed_at, at, created_at)
    select o.id, 'refund', r.amount, 'repaid', (r.at at time zone 'Europe/Berlin')::date, o.number,
      r.at, r.at, r.at
    from orders o
    cross join lateral (
      select sum(r.customer_amount) as amount, max(r.at) as at from refunds r
      left join order_lines l on l.id = r.line_id
      left join order_services s on s.id = r.service_id
      where r.order_id = o.id and coalesce(l.state, s.state) <> 'cancelled') r
    where o.payment_status <> 'pending' and r.amount > 0;

    insert into repayments (order_id, kind, amount, at, created_at)
    select o.id, 'cancelled', x.amount, o.moved_at, o.moved_at
    from orders o
    cross join lateral (select o.total - customer_claim(o.id)
      - (select coalesce(sum(amount), 0) from repayments where order_id = o.id) as amount) x
    where o.payment_status <> 'pending' and x.amount > 0;

    select update_settled(o.id, customer_claim(o.id), p.received,
      (select coalesce(sum(amount), 0) from repayments where order_id = o.id))
    from orders o
    cross join lateral (select coalesce(sum(amount), 0) as received
      from order_payments where order_id = o.id) p;
    update orders o set version = version - 1;
    alter table orders enable trigger user;
    select book_orders(array(select id from orders where total = 0));
  `.execute(db);

const triggers = (db: Kysely<unknown>) =>
  sql`
    create function settle_payment() returns trigger language plpgsql as $$
    begin
      perform settle_order(new.order_id, case
        when (select status from orders where id = new.order_id) = 'cancelled' then 'late'
        else 'overpaid' end);
      return null;
    end $$;
    create trigger order_payments_settle after insert on order_payments
      for each row execute function settle_payment();

    create function settle_refund() returns trigger language plpgsql as $$
    begin
      perform settle_order(new.order_id, 'refund');
      return null;
    end $$;
    create trigger refunds_settle after insert on refunds
      for each row execute function settle_refund();

    create function settle_cancelled() returns trigger language plpgsql as $$
    begin
      perform settle_order(c.order_id, 'cancelled')
      from (select distinct order_id from changed where state = 'cancelled' order by order_id) c;
      return null;
    end $$;
    -- by their names after those that derive the order's state
    create trigger order_lines_settle after update on order_lines
      referencing new table as changed for each statement execute function settle_cancelled();
    create trigger order_services_settle after update on order_services
      referencing new table as changed for each statement execute function settle_cancelled();

    create function settle_repayment() returns trigger language plpgsql as $$
    begin
      perform settle_order(new.order_id, new.kind);
      return null;
    end $$;
    create trigger repayments_settle after update on repayments
      for each row when (old.state = 'owed' and new.state = 'repaid')
      execute function settle_repayment();

    drop trigger orders_book on orders;
    create trigger orders_book after update on orders
      for each row when (old.is_covered is distinct from new.is_covered)
      execute function book_paid_order();
  `.execute(db);
