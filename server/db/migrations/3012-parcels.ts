import { type Kysely, sql } from 'kysely';

/**
 * A line is sent in any number of parcels, with carriers of a list. What was entered before stays: the
 * carrier's text as its name, unless it is just that of a known carrier.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_parcels (
      id bigint generated always as identity primary key,
      order_id bigint not null,
      line_id bigint not null,
      carrier text not null
        check (carrier in ('dhl', 'dpd', 'gls', 'hermes', 'ups', 'freight', 'other')),
      carrier_name text not null default '' check (length(carrier_name) <= 100),
      number text not null default '' check (length(number) <= 100),
      link text not null default '' check (length(link) <= 2000),
      quantity integer check (quantity > 0),
      created_at timestamptz not null default now(),
      foreign key (order_id, line_id) references order_lines (order_id, id)
    );
    comment on column order_parcels.carrier_name is 'of a forwarder or another carrier';
    comment on column order_parcels.quantity is 'pieces of the line, if it was said';
    create index order_parcels_line_id_idx on order_parcels (line_id, id);
    create index order_parcels_order_id_idx on order_parcels (order_id)`.execute(db);
  await sql`
    with former as (
      select id, order_id, carrier, tracking_number, lower(btrim(carrier)) as name from order_lines
      where carrier <> '' or tracking_number <> '')
    insert into order_parcels (order_id, line_id, carrier, carrier_name, number)
    select order_id, id,
      case when name in ('dhl', 'dpd', 'gls', 'hermes', 'ups') then name else 'other' end,
      case when name in ('dhl', 'dpd', 'gls', 'hermes', 'ups') then '' else carrier end,
      tracking_number
    from former order by id`.execute(db);
  await sql`
    drop trigger order_lines_kept on order_lines;
    alter table order_lines drop column carrier, drop column tracking_number;
    create trigger order_lines_kept before update or delete on order_lines
      for each row execute function keep_order('state', 'state_at', 'reason', 'variation_id',
        'showroom_id')`.execute(db);
};
