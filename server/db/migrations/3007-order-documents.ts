import { type Kysely, sql } from 'kysely';

/**
 * The records of anonymised customers' orders that tax law requires: number, amounts, and the name and address on
 * their documents. Rows never change, and are erased only once their time is over.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await documents(db);
  await lock(db);
  await anonymising(db);
};

const documents = (db: Kysely<unknown>) =>
  sql`
    create table order_documents (
      order_id bigint primary key references orders,
      number text not null,
      ordered_on date not null,
      closed_on date not null,
      billing jsonb not null,
      vat_id text not null,
      products numeric(12, 2) not null,
      discount numeric(12, 2) not null,
      shipping numeric(12, 2) not null,
      services numeric(12, 2) not null,
      driving numeric(12, 2) not null,
      total numeric(12, 2) not null,
      paid numeric(12, 2) not null,
      repaid numeric(12, 2) not null,
      kept_at timestamptz not null default now()
    );
    comment on table order_documents is 'what tax law keeps of orders of anonymised customers';
    comment on column order_documents.closed_on is
      'day of the last movement, payment or repayment, in Germany: the years count from the end of its year';
    create index order_documents_closed_on_idx on order_documents (closed_on);
  `.execute(db);

const lock = (db: Kysely<unknown>) =>
  sql`
    create function documents_due_before() returns date language sql stable as $$
      select make_date(extract(year from now() at time zone 'Europe/Berlin')::int
        - nullif(current_setting('atrium.document_years', true), '')::int, 1, 1) $$;

    create function keep_document() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.closed_on < documents_due_before() then return old; end if;
      raise exception 'a document is kept as long as tax law says'
        using errcode = 'check_violation', constraint = 'order_documents_kept';
    end $$;
    create trigger order_documents_kept before update or delete on order_documents
      for each row execute function keep_document();
  `.execute(db);

const anonymising = (db: Kysely<unknown>) =>
  sql`
    create function customer_matter(person bigint) returns text language sql stable as $$
      select x.matter
      from (
        select case when o.status in ('open', 'in_progress') then 'openOrder'
          when not o.is_covered and o.status <> 'cancelled' then 'unpaid'
          when o.owed_back > 0 then 'owedBack' end as matter
        from orders o where o.customer_id = person) x
      where x.matter is not null
      order by x.matter limit 1 $$;

    create function keep_documents(people bigint[]) returns void language sql as $$
      insert into order_documents (order_id, number, ordered_on, closed_on, billing, vat_id, products,
        discount, shipping, services, driving, total, paid, repaid)
      select o.id, o.number, (o.ordered_at at time zone 'Europe/Berlin')::date,
        (greatest(o.moved_at,
          (select max(p.at) from order_payments p where p.order_id = o.id),
          (select max(r.closed_at) from repayments r where r.order_id = o.id))
          at time zone 'Europe/Berlin')::date,
        o.billing, coalesce(o.customer ->> 'vat_id', ''), o.products, o.discount, o.shipping,
        o.services, o.driving, o.total, o.paid, o.repaid
      from orders o
      where o.customer_id = any(people) and (o.owed > 0 or o.paid > 0)
      on conflict (order_id) do nothing $$;
  `.execute(db);
