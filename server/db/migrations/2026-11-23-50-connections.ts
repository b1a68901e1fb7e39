import { type Kysely, sql } from 'kysely';

/**
 * Requests of partners to connect, one for each pair, and connections: those that are approved. Who
 * has included products of a manufacturer so far is connected with it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table network_requests (
      id bigint generated always as identity primary key,
      sender_manufacturer_id bigint references manufacturers,
      sender_vendor_id bigint references vendors,
      receiver_manufacturer_id bigint references manufacturers,
      receiver_vendor_id bigint references vendors,
      status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
      notes text not null default '' check (length(notes) <= 750),
      answer text not null default '' check (length(answer) <= 750),
      invited_email text check (invited_email = lower(invited_email)),
      invited_role text references roles (name),
      sent_at timestamptz not null default now(),
      resent_at timestamptz,
      answered_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (num_nonnulls(sender_manufacturer_id, sender_vendor_id) = 1),
      check (num_nonnulls(receiver_manufacturer_id, receiver_vendor_id) = 1),
      -- manufacturers do not connect with each other, and nobody with themselves
      check (num_nonnulls(sender_manufacturer_id, receiver_manufacturer_id) < 2),
      check (sender_vendor_id <> receiver_vendor_id),
      check ((invited_email is null) = (invited_role is null))
    );
    -- least and greatest pass over null: of a manufacturer and a vendor both are the vendor
    create unique index network_requests_pair_key on network_requests (
      coalesce(sender_manufacturer_id, receiver_manufacturer_id, 0),
      least(sender_vendor_id, receiver_vendor_id),
      greatest(sender_vendor_id, receiver_vendor_id)
    );
    create index network_requests_sender_manufacturer_id_idx
      on network_requests (sender_manufacturer_id);
    create index network_requests_sender_vendor_id_idx on network_requests (sender_vendor_id);
    create index network_requests_receiver_manufacturer_id_idx
      on network_requests (receiver_manufacturer_id);
    create index network_requests_receiver_vendor_id_idx on network_requests (receiver_vendor_id);

    create table network_request_regions (
      request_id bigint not null references network_requests on delete cascade,
      sort_index integer not null,
      type text not null check (type in ('germany', 'state', 'postcode')),
      value text,
      primary key (request_id, sort_index),
      check ((type = 'germany') = (value is null))
    );

    insert into network_requests
      (sender_vendor_id, receiver_manufacturer_id, status, sent_at, answered_at, created_at)
    select i.vendor_id, p.manufacturer_id, 'approved', min(i.created_at), min(i.created_at),
      min(i.created_at)
    from vendor_products i
    join variations v on v.id = i.variation_id
    join parent_products p on p.id = v.parent_id
    group by i.vendor_id, p.manufacturer_id
    order by min(i.created_at), i.vendor_id, p.manufacturer_id;
  `.execute(db);
};
