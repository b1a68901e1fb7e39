import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { encode, keysAfter, type ListOf } from '#server/modules/shop/catalogue/cursors.ts';

/* docs/decisions/0053-changes-for-shops.md */

/** A thing that has changed, as the database records it. */
export interface Line {
  kind: string;
  id: string;
}

interface Place extends Line {
  /** The transaction. */
  xid: string;
}

export interface Lines {
  lines: readonly Line[];
  hasNextPage: boolean;
  endCursor: string;
}

/** Behind everything that was committed before the transaction. */
const before = (xid: string): Place => ({ xid, kind: '', id: '0' });

const startOver = () =>
  new DomainError('INVALID', {
    msg: 'error.START_OVER',
    args: { days: limits.shopChangeDays },
  });

interface State {
  system: string;
  isOfHere: boolean;
  /** All transactions below it have ended. */
  horizon: string;
}

const stateOf = async (db: Db): Promise<State> => {
  const { rows } = await sql<State>`
    select system, system = (pg_control_system()).system_identifier::text as "isOfHere",
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon
    from shop_feed`.execute(db);
  return rows[0] as State;
};

/**
 * A database restored into another cluster has other transaction numbers, so earlier lines cannot be
 * ordered among them.
 */
const beginAgain = (db: Db): Promise<State> =>
  inTransaction(db, async (trx) => {
    await sql`lock table shop_feed`.execute(trx);
    if (!(await stateOf(trx)).isOfHere)
      await sql`
        with gone as (delete from shop_changes)
        update shop_feed set forgotten = '0',
          system = (pg_control_system()).system_identifier::text`.execute(trx);
    return stateOf(trx);
  });

/** The cluster that counts the transactions now. */
export const systemOf = async (db: Db): Promise<string> => {
  const known = await stateOf(db);
  return (known.isOfHere ? known : await beginAgain(db)).system;
};

const listOf = (shopId: string, system: string): ListOf => ({
  name: 'changes',
  shopId,
  by: system,
});

/** The cursor of a shop behind everything that was committed before the transaction. */
export const cursorBefore = (shopId: string, system: string, xid: string): string => {
  const place = before(xid);
  return encode(listOf(shopId, system), [place.xid, place.kind, place.id]);
};

/** @throws INVALID (START_OVER) for a text that is no cursor of this shop and this database */
const placeOf = (list: ListOf, after: string): Place => {
  try {
    const [xid = '', kind = '', id = ''] = keysAfter(list, after, 3) ?? [];
    // 19 digits and more may be no transaction number of PostgreSQL
    if (!/^\d{1,18}$/.test(xid) || !/^[a-zA-Z]*$/.test(kind) || id.length > 18) throw startOver();
    return { xid, kind, id };
  } catch {
    throw startOver();
  }
};

interface Read {
  isKept: boolean;
  horizon: string;
  found: (Place & { isOwn: boolean })[];
}

/**
 * The lines behind a place. Only those of transactions below the oldest one that has not ended are read: a
 * transaction that commits late is above that, so it is never skipped. One statement, so that what has
 * been deleted meanwhile is noticed.
 */
const linesBehind = async (db: Db, shopId: string, place: Place, first: number): Promise<Read> => {
  const { rows } = await sql<Read>`
    select f.forgotten < ${place.xid}::xid8
        and ${place.xid}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as "isKept",
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      coalesce((
        select jsonb_agg(jsonb_build_object('xid', x.xid::text, 'kind', x.kind,
          'id', x.record_id::text) order by x.xid, x.kind, x.record_id)
        from (
          select c.xid, c.kind, c.record_id from shop_changes c
          where (c.xid, c.kind, c.record_id) > (${place.xid}::xid8, ${place.kind}, ${place.id}::bigint)
            and c.xid < pg_snapshot_xmin(pg_current_snapshot())
            and (c.kind <> 'selection' or c.record_id = ${shopId}::bigint)
          order by c.xid, c.kind, c.record_id limit ${first}) x), '[]') as found
    from shop_feed f`.execute(db);
  return rows[0] as Read;
};

/** Each thing once, at its last place. */
const once = (places: readonly Place[]): Line[] => {
  const last = new Map<string, Line>();
  for (const { kind, id } of places) {
    const key = `${kind} ${id}`;
    last.delete(key);
    last.set(key, { kind, id });
  }
  return [...last.values()];
};

/**
 * What has changed behind a cursor, in the order of transactions; without a cursor, nothing but the cursor
 * of now.
 * @throws INVALID (START_OVER)
 */
export const linesAfter = async (
  db: Db,
  shopId: string,
  { after, first }: { after: string | null | undefined; first: number },
): Promise<Lines> => {
  const known = await stateOf(db);
  const { system, horizon } = known.isOfHere ? known : await beginAgain(db);
  const list = listOf(shopId, system);
  const cursorOf = ({ xid, kind, id }: Place) => encode(list, [xid, kind, id]);
  if (after === null || after === undefined)
    return { lines: [], hasNextPage: false, endCursor: cursorOf(before(horizon)) };
  const place = placeOf(list, after);
  const read = await linesBehind(db, shopId, place, first + 1);
  if (!read.isKept || read.found.some(({ kind }) => kind === 'selection')) throw startOver();
  const shown = read.found.slice(0, first);
  const hasNextPage = read.found.length > first;
  const end = hasNextPage ? (shown.at(-1) as Place) : before(read.horizon);
  return { lines: once(shown), hasNextPage, endCursor: cursorOf(end) };
};
