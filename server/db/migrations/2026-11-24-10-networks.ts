import { type Kysely, sql } from 'kysely';

/**
 * Requests that are not approved go with a partner that is deleted; connections keep it from that.
 * Invitations are counted by day, even those that were taken back.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const side of ['sender', 'receiver']) {
    for (const kind of ['manufacturer', 'vendor']) {
      const column = `${side}_${kind}_id`;
      await sql`
        alter table network_requests
          drop constraint ${sql.id(`network_requests_${column}_fkey`)},
          add constraint ${sql.id(`network_requests_${column}_fkey`)}
            foreign key (${sql.id(column)}) references ${sql.table(`${kind}s`)} on delete cascade`.execute(
        db,
      );
    }
  }
  await sql`
    create table network_invitations (
      id bigint generated always as identity primary key,
      manufacturer_id bigint references manufacturers on delete cascade,
      vendor_id bigint references vendors on delete cascade,
      sent_at timestamptz not null default now(),
      check (num_nonnulls(manufacturer_id, vendor_id) = 1)
    );
    comment on table network_invitations is 'how many a partner has sent on a day';
    create index network_invitations_manufacturer_id_idx
      on network_invitations (manufacturer_id, sent_at);
    create index network_invitations_vendor_id_idx on network_invitations (vendor_id, sent_at);
  `.execute(db);
};
