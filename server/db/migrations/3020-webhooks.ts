import { type Kysely, sql } from 'kysely';

/** The events that the marketplace sends to shops: addresses, outbox, and every attempt. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table webhook_endpoints (
      id bigint generated always as identity primary key,
      shop_id bigint not null references shops on delete cascade,
      url text not null check (length(url) between 1 and 2000),
      description text not null default '' check (length(description) <= 255),
      events jsonb not null check (jsonb_array_length(events) > 0),
      is_active boolean not null default true,
      off_reason text check (off_reason in ('gone', 'failing')),
      off_at timestamptz,
      secret text not null default '',
      former_secret text,
      former_until timestamptz,
      failing_since timestamptz,
      bundled_system text not null default (pg_control_system()).system_identifier::text,
      bundled_xid xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
      bundled_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((off_reason is null) = (off_at is null)),
      check (off_reason is null or not is_active),
      check ((former_secret is null) = (former_until is null))
    );
    comment on column webhook_endpoints.off_reason is 'why the server switched it off';
    comment on column webhook_endpoints.secret is 'sealed; empty for a restored endpoint, to which nothing is sent';
    comment on column webhook_endpoints.former_secret is 'sealed; signs beside the secret until former_until';
    comment on column webhook_endpoints.failing_since is 'the first failure after the last success';
    comment on column webhook_endpoints.bundled_xid is
      'changes of the catalogue in transactions below it, counted by bundled_system, are in deliveries';
    create index webhook_endpoints_shop_id_idx on webhook_endpoints (shop_id);

    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      endpoint_id bigint not null references webhook_endpoints on delete cascade,
      message_id text not null default 'msg_' || replace(gen_random_uuid()::text, '-', '')
        constraint webhook_deliveries_message_id_key unique,
      type text not null,
      order_id bigint references orders,
      data jsonb not null,
      at timestamptz not null default now(),
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      round integer not null default 0,
      due_at timestamptz not null default now(),
      lease_until timestamptz,
      ended_at timestamptz,
      check ((state = 'waiting') = (ended_at is null))
    );
    comment on table webhook_deliveries is 'the outbox, written in the transaction of the change';
    comment on column webhook_deliveries.round is 'attempts since it was last sent by hand';
    comment on column webhook_deliveries.lease_until is 'until then, a process is sending it';
    create index webhook_deliveries_due_idx on webhook_deliveries (endpoint_id, due_at, id)
      where state = 'waiting';
    create index webhook_deliveries_leased_idx on webhook_deliveries (endpoint_id, lease_until)
      where lease_until is not null;
    create index webhook_deliveries_endpoint_id_idx on webhook_deliveries (endpoint_id, id);
    create index webhook_deliveries_order_id_idx on webhook_deliveries (order_id, id);
    create index webhook_deliveries_at_idx on webhook_deliveries (at);

    create table webhook_attempts (
      delivery_id bigint not null references webhook_deliveries on delete cascade,
      number integer not null,
      at timestamptz not null,
      duration_ms integer not null,
      url text not null,
      headers jsonb not null,
      status integer,
      fault text,
      answer text not null default '' check (length(answer) <= 2048),
      primary key (delivery_id, number),
      check (num_nonnulls(status, fault) = 1)
    );
    comment on column webhook_attempts.fault is 'why there is no status';
    comment on column webhook_attempts.answer is 'the first 2 KB';

    create function record_order_webhooks() returns trigger language plpgsql as $$
      begin return null; end $$;
    create trigger order_events_webhooks after insert on order_events
      referencing new table as added for each statement execute function record_order_webhooks();
  `.execute(db);
};
