import { sql } from 'kysely';
import type { LedgerEntry } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { ownedBy } from '#server/db/owner.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { readEntries } from './ledger.ts';

interface Page {
  payoutId: string;
  page: number;
  size: number;
}

/**
 * The entries of a payout, as they were when it was requested.
 * @throws NOT_FOUND for another partner's payout
 */
export const payoutItems = async (
  db: Db,
  viewer: Viewer,
  { payoutId, page, size }: Page,
): Promise<ListSource<LedgerEntry>> => {
  const { rows } = await sql<{ items: number }>`
    select t.items from payouts t where t.id = ${payoutId} and ${ownedBy(viewer, 't', ['vendor_id'])}`.execute(
    db,
  );
  const [payout] = rows;
  if (!payout) throw notFound();
  return {
    results: () =>
      readEntries(
        db,
        sql`select e.*, i.id as n from payout_items i join ledger_entries e on e.id = i.entry_id
          where i.payout_id = ${payoutId} order by i.id limit ${size} offset ${page * size}`,
      ),
    total: async () => payout.items,
  };
};

/** Ids of a payout's entries in their order; none for another partner's payout. */
export const payoutItemIds = (viewer: Viewer, payoutId: string) => sql`
  select i.id::text as id from payout_items i join payouts t on t.id = i.payout_id
  where t.id = ${payoutId} and ${ownedBy(viewer, 't', ['vendor_id'])} order by i.id`;

/** The entries with these ids of `payoutItemIds`. */
export const entriesOfItems = (db: Db, ids: readonly string[]) =>
  readEntries(
    db,
    sql`select e.*, x.n from unnest(${ids}::bigint[]) with ordinality x (id, n)
      join payout_items i on i.id = x.id join ledger_entries e on e.id = i.entry_id`,
  );
