import { type Kysely, sql } from 'kysely';

/**
 * Returns of parts of delivered lines. Their refunds point to them, so that a return is refunded once.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await returns(db);
  await refundsOfReturns(db);
};

const returns = (db: Kysely<unknown>) =>
  sql`
    create table returns (
      id bigint generated always as identity primary key,
      external_id text not null constraint returns_external_id_key unique
        check (length(external_id) between 1 and 100),
      order_id bigint not null,
      line_id bigint not null,
      quantity integer not null check (quantity > 0),
      reason text not null check (reason in ('withdrawal', 'damaged')),
      note text not null default '' check (length(note) <= 750),
      state text not null default 'announced'
        check (state in ('announced', 'received', 'refunded', 'rejected', 'withdrawn')),
      delivered_at timestamptz not null,
      received_on date,
      condition text not null default '' check (length(condition) <= 750),
      closing_reason text not null default '' check (length(closing_reason) <= 750),
      api_key_id bigint references api_keys,
      created_by bigint references users on delete set null,
      at timestamptz not null default now(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (order_id, line_id) references order_lines (order_id, id),
      unique (order_id, line_id, id),
      check (case when state in ('received', 'refunded') then received_on is not null
        when state <> 'rejected' then received_on is null else true end)
    );
    comment on column returns.external_id is 'of the shop, or made by the form';
    comment on column returns.reason is 'withdrawal is the right of consumers';
    comment on column returns.delivered_at is 'when the line was shipped or completed, at last';
    comment on column returns.received_on is 'as it was entered: information, not a booking day';
    comment on column returns.condition is 'of the goods, in words';
    create index returns_order_id_idx on returns (order_id, id);
    create index returns_line_id_idx on returns (line_id);
    create index returns_state_idx on returns (state, at, id);
    create index returns_at_idx on returns (at, id);
    create index returns_api_key_id_idx on returns (api_key_id);
    create index returns_created_by_idx on returns (created_by);

    create function check_return() returns trigger language plpgsql as $$ begin return new; end $$;
    create function check_return_state() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger returns_at_most before insert on returns
      for each row execute function check_return();
    create trigger returns_states before update on returns
      for each row when (old.state <> new.state) execute function check_return_state();
    create trigger returns_kept before update or delete on returns
      for each row execute function keep_order('state', 'note', 'received_on', 'condition',
        'closing_reason', 'created_by', 'version', 'updated_at');
  `.execute(db);

const refundsOfReturns = (db: Kysely<unknown>) =>
  sql`
    alter table refunds
      add column return_id bigint references returns,
      add constraint refunds_of_return_line foreign key (order_id, line_id, return_id)
        references returns (order_id, line_id, id);
    create unique index refunds_return_line_key on refunds (return_id) where line_id is not null;
    create index refunds_return_id_idx on refunds (return_id);

    create function check_return_refund() returns trigger language plpgsql as $$
      begin return new; end $$;
    create trigger refunds_of_return before insert on refunds
      for each row when (new.return_id is not null) execute function check_return_refund();
  `.execute(db);
