import { type Kysely, sql } from 'kysely';

/**
 * Months of the ledger are closed one after the other, once they have ended. Closing stores a statement
 * for each partner. No entry can be added to a closed month: the database dates an entry by its own
 * clock, under a lock for which closing waits.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await periods(db);
  await statements(db);
  await locks(db);
  await closing(db);
};

const periods = (db: Kysely<unknown>) =>
  sql`
    create table ledger_periods (
      month date primary key check (extract(day from month) = 1),
      closed_at timestamptz not null default now(),
      closed_by bigint references users on delete set null
    );
    comment on table ledger_periods is 'closed months of the ledger; none is ever reopened';
    create index ledger_periods_closed_by_idx on ledger_periods (closed_by);
    create trigger ledger_periods_kept before update or delete on ledger_periods
      for each row execute function keep_order('closed_by');
  `.execute(db);

const statements = (db: Kysely<unknown>) =>
  sql`
    create table ledger_statements (
      id bigint generated always as identity primary key,
      month date not null references ledger_periods,
      vendor_id bigint not null references vendors,
      partner_name text not null,
      entries int not null check (entries >= 0),
      opening numeric(14, 2) not null,
      gross numeric(14, 2) not null,
      commission numeric(14, 2) not null,
      passed_on numeric(14, 2) not null,
      adjustments numeric(14, 2) not null,
      net numeric(14, 2) not null check (net = gross - commission + passed_on + adjustments),
      paid numeric(14, 2) not null,
      closing numeric(14, 2) not null check (closing = opening + net - paid),
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (month, vendor_id)
    );
    comment on table ledger_statements is 'the sums of a closed month for each partner, as they were';
    create index ledger_statements_vendor_id_idx on ledger_statements (vendor_id, month);
    create trigger ledger_statements_kept before update or delete on ledger_statements
      for each row execute function keep_order();

    create table ledger_statement_files (
      statement_id bigint not null references ledger_statements,
      format text not null check (format in ('pdf', 'xlsx', 'csv')),
      language text not null check (language in ('de', 'en')),
      part int not null check (part >= 0),
      content bytea not null,
      primary key (statement_id, format, language, part)
    );
    comment on table ledger_statement_files is
      'files of statements as they were first produced; every later download is the same file';
    create trigger ledger_statement_files_kept before update or delete on ledger_statement_files
      for each row execute function keep_order();
  `.execute(db);

const locks = (db: Kysely<unknown>) =>
  sql`
    create function lock_ledger() returns void language sql as $$
    select pg_advisory_xact_lock(hashtext('ledger_periods')) $$;

    create function date_entry() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext('ledger_periods'));
      new.at := clock_timestamp();
      new.day := (new.at at time zone 'Europe/Berlin')::date;
      if exists (select from ledger_periods where month + interval '1 month' > new.day) then
        raise exception 'the month of % is closed', new.day
          using errcode = 'check_violation', constraint = 'ledger_entries_open';
      end if;
      return new;
    end $$;
    create trigger ledger_entries_dated before insert on ledger_entries
      for each row execute function date_entry();
  `.execute(db);

const closing = (db: Kysely<unknown>) =>
  sql`
    create function month_to_close() returns date language sql stable as $$
    select coalesce((select max(month) + interval '1 month' from ledger_periods),
      (select date_trunc('month', min(day)) from ledger_entries))::date $$;

    create function check_period() returns trigger language plpgsql as $$
    begin
      perform lock_ledger();
      if new.month is distinct from month_to_close()
        or new.month + interval '1 month' > (clock_timestamp() at time zone 'Europe/Berlin')::date then
        raise exception 'months are closed in order, once they have ended'
          using errcode = 'check_violation', constraint = 'ledger_periods_in_order';
      end if;
      return new;
    end $$;
    create trigger ledger_periods_in_order before insert on ledger_periods
      for each row execute function check_period();

    create function store_statements() returns trigger language plpgsql as $$
    begin
      insert into ledger_statements (month, vendor_id, partner_name, entries, opening, gross,
        commission, passed_on, adjustments, net, paid, closing)
      select new.month, t.vendor_id, coalesce(nullif(v.company_name, ''), v.name || ' ' || v.surname),
        t.entries, t.opening, t.gross, t.commission, t.passed_on, t.adjustments,
        t.gross - t.commission + t.passed_on + t.adjustments, t.paid, t.closing
      from (
        select vendor_id,
          count(*) filter (where day >= new.month) as entries,
          coalesce(sum(net) filter (where day < new.month), 0) as opening,
          coalesce(sum(amount) filter (where day >= new.month and part = 'gross'), 0) as gross,
          coalesce(sum(commission) filter (where day >= new.month and part = 'gross'), 0)
            as commission,
          coalesce(sum(net) filter (where day >= new.month and part = 'passedOn'), 0) as passed_on,
          coalesce(sum(net) filter (where day >= new.month and part = 'adjustment'), 0)
            as adjustments,
          coalesce(-sum(net) filter (where day >= new.month and part = 'payout'), 0) as paid,
          sum(net) as closing
        from (
          select e.*, ledger_column(e.kind, e.amount) as part from ledger_entries e
          where e.day < new.month + interval '1 month') e
        group by vendor_id) t
      join vendors v on v.id = t.vendor_id
      where t.entries > 0 or t.opening <> 0
      order by t.vendor_id;
      return null;
    end $$;
    create trigger ledger_periods_stored after insert on ledger_periods
      for each row execute function store_statements();
  `.execute(db);
