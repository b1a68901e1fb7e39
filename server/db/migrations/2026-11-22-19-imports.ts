import { type Kysely, sql } from 'kysely';

/**
 * Workbooks of variations: the file in parts, the products its rows are about, and what would become,
 * or became, of each row.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table imports (
      id bigint generated always as identity primary key,
      user_id bigint references users on delete set null,
      job_id bigint references jobs on delete set null,
      filename text not null check (length(filename) <= 255),
      dry_run boolean not null default false,
      state text not null default 'reading'
        check (state in ('reading', 'staged', 'running', 'done', 'stopped', 'failed')),
      -- whether every row has been read and judged, so that what is left is to import them
      is_staged boolean not null default false,
      msg text,
      args jsonb,
      heads jsonb not null default '{}',
      rows integer not null default 0,
      created integer not null default 0,
      changed integer not null default 0,
      unchanged integer not null default 0,
      refused integer not null default 0,
      products integer not null default 0,
      written integer not null default 0,
      created_at timestamptz not null default now(),
      ended_at timestamptz
    );
    comment on column imports.heads is 'by sheet, the headings as they stand in the workbook';
    create index imports_user_id_idx on imports (user_id);
    create index imports_job_id_idx on imports (job_id);
    -- one at a time, for all users
    create unique index imports_running_key on imports ((true))
      where state in ('reading', 'running');

    create table import_files (
      import_id bigint not null references imports on delete cascade,
      part integer not null,
      content bytea not null,
      primary key (import_id, part)
    );

    create table import_products (
      import_id bigint not null references imports on delete cascade,
      place integer not null,
      name text,
      -- of the catalogue when the workbook was read; one that is created has none
      parent_id bigint,
      rows integer not null,
      state text not null default 'open' check (state in ('open', 'done', 'failed')),
      primary key (import_id, place)
    );
    create index import_products_open_idx on import_products (import_id, place)
      where state = 'open';

    create table import_rows (
      import_id bigint not null references imports on delete cascade,
      place integer not null,
      sheet text not null,
      row integer not null,
      product integer not null,
      cells jsonb not null,
      -- errors found while reading, before the catalogue is compared
      flaws jsonb not null default '[]',
      outcome text check (outcome in ('created', 'changed', 'unchanged', 'refused')),
      state text not null default 'open' check (state in ('open', 'done', 'failed')),
      sku text,
      name text,
      variation_id bigint,
      parent_id bigint,
      changes jsonb not null default '[]',
      faults jsonb not null default '[]',
      primary key (import_id, place)
    );
    create index import_rows_product_idx on import_rows (import_id, product);
    create index import_rows_outcome_idx on import_rows (import_id, outcome, place);

    -- the key for looking up names of a workbook
    create index parent_products_name_lower_idx on parent_products (lower(name));
    create index uploads_origin_name_idx on uploads (lower(origin_name));
  `.execute(db);
  await endWithJob(db);
};

/**
 * A job may be over without a word of its handler's: stopped before it began, or its account lost the
 * right. Its import must not seem to run for ever then, since it would keep all others out.
 */
const endWithJob = (db: Kysely<unknown>) =>
  sql`
    create function end_import() returns trigger language plpgsql as $$
    begin
      update imports
      set state = case when tg_op = 'DELETE' then 'stopped' else new.state end,
        msg = coalesce(msg, case when tg_op = 'DELETE' then null else new.msg end),
        ended_at = now()
      where job_id = old.id and state in ('reading', 'running');
      return coalesce(new, old);
    end $$;
    create trigger jobs_end_import after update of state on jobs
      for each row when (new.state in ('stopped', 'failed') and old.state <> new.state)
      execute function end_import();
    create trigger jobs_delete_import before delete on jobs
      for each row execute function end_import();
  `.execute(db);
