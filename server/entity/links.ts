import { sql } from 'kysely';
import type { Tracked } from '#server/db/changes.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { Overtaken } from '#server/db/failures.ts';
import type { DB } from '#server/generated/database.ts';

/* Replacing records that others link: a merged tag, a category that is deleted in favour of another.
   docs/decisions/0046-order-of-locks.md */

/** A table that links records to those of another kind, one row for each pair. */
export interface Link {
  /** The kind of the linked records. */
  kind: string;
  table: keyof DB;
  /** The foreign key columns: to the record that has the link, and to the linked record. */
  of: string;
  to: string;
  /** Whether the links of a record have an order, `sort_index`. */
  isOrdered: boolean;
}

/** Links to `from` become links to `into`. */
export interface Replacement {
  kind: string;
  from: readonly string[];
  into: string;
}

/** Records of a kind that link others. */
export interface Carrier {
  tracked: Tracked;
  /** Has the columns `version` and `updated_at`. */
  table: keyof DB;
  links: readonly Link[];
  /** Serialises changes of these records; runs before any of them is locked. */
  serialise?: (trx: Trx) => Promise<void>;
  /** Updates what depends on the links, such as drafts, after the links of `ids` were replaced. */
  replaced?: (trx: Trx, ids: readonly string[], replacement: Replacement) => Promise<void>;
}

/** Records to lock. */
export interface Holder {
  table: keyof DB;
  /** Selects their ids. */
  ids: SqlFragment;
}

/**
 * Locks records with links first, ordered by id, and the linked records second, because saving a
 * record locks in this order too.
 * @param lockLinked locks the linked records for update, so that no link to them can be added
 * @returns the result of `lockLinked`, and the ids of the locked records of each holder
 */
export const lockHolders = async <Linked>(
  trx: Trx,
  holders: readonly Holder[],
  lockLinked: () => Promise<Linked>,
): Promise<{ linked: Linked; ids: readonly string[][] }> => {
  const ids: string[][] = [];
  for (const holder of holders) {
    const { rows } = await lockRows(trx, holder, sql``);
    ids.push(rows.map(({ id }) => id));
  }
  const linked = await lockLinked();
  for (const [index, holder] of holders.entries()) {
    ids[index]?.push(...(await lockLate(trx, holder, ids[index])));
  }
  return { linked, ids };
};

const lockRows = (trx: Trx, { table, ids }: Holder, wait: SqlFragment) =>
  sql<{ id: string }>`
    select t.id from ${sql.table(table)} t where t.id in (${ids})
    order by t.id for no key update ${wait}`.execute(trx);

/**
 * Locks records whose link was committed while the linked records were being locked. Waiting for them
 * would break the order.
 */
const lockLate = async (trx: Trx, { table, ids }: Holder, locked: readonly string[]) => {
  const late = sql`select l.id from (${ids}) l (id) where l.id <> all(${locked}::bigint[])`;
  const { rows: found } = await sql`${late}`.execute(trx);
  if (found.length === 0) return [];
  const { rows } = await lockRows(trx, { table, ids: late }, sql`skip locked`);
  if (rows.length < found.length) throw new Overtaken();
  return rows.map(({ id }) => id);
};

/** The locked records of a carrier. */
interface Held {
  carrier: Carrier;
  links: readonly Link[];
  ids: readonly string[];
}

/**
 * Locks all records that link any of these, and then the linked ones; see {@link lockHolders}.
 * @param others further records to lock before the linked ones
 */
export const lockLinks = async <Linked>(
  trx: Trx,
  carriers: readonly Carrier[],
  { kind, from }: Omit<Replacement, 'into'>,
  lockLinked: () => Promise<Linked>,
  others: readonly Holder[] = [],
): Promise<{ linked: Linked; held: readonly Held[]; others: readonly string[][] }> => {
  const concerned = carriers
    .map((carrier) => ({ carrier, links: carrier.links.filter((link) => link.kind === kind) }))
    .filter(({ links }) => links.length > 0);
  for (const { carrier } of concerned) await carrier.serialise?.(trx);
  const holders = concerned.map(({ carrier: { table }, links }) => ({
    table,
    ids: sql.join(
      links.map(
        ({ table, of, to }) => sql`
          select ${sql.id(of)} from ${sql.table(table)} where ${sql.id(to)} = any(${from}::bigint[])`,
      ),
      sql` union `,
    ),
  }));
  const { linked, ids } = await lockHolders(trx, [...others, ...holders], lockLinked);
  const [first, rest] = [ids.slice(0, others.length), ids.slice(others.length)];
  return {
    linked,
    held: concerned.map((each, n) => ({ ...each, ids: rest[n] ?? [] })),
    others: first,
  };
};

/** The records whose history `replaceLinks` changes, for `recordAllChanges`. */
export const changedBy = (held: readonly Held[]) =>
  held.map(({ carrier: { tracked }, ids }) => ({ tracked, ids }));

/**
 * Links `into` wherever the locked records link one of `from`, at the first one's place, and raises
 * their versions. The caller records the change.
 */
export const replaceLinks = async (
  trx: Trx,
  held: readonly Held[],
  replacement: Replacement,
): Promise<void> => {
  for (const { carrier, links, ids } of held) {
    for (const link of links) await replaceLink(trx, link, replacement);
    await sql`
      update ${sql.table(carrier.table)} set version = version + 1, updated_at = now()
      where id = any(${ids}::bigint[])`.execute(trx);
    await carrier.replaced?.(trx, ids, replacement);
  }
};

const replaceLink = async (
  trx: Trx,
  { table, of, to, isOrdered }: Link,
  { from, into }: Replacement,
): Promise<void> => {
  const isReplaced = sql`${sql.id(to)} = any(${from}::bigint[])`;
  const place = isOrdered ? [sql.id('sort_index')] : [];
  const first = isOrdered ? [sql`min(sort_index)`] : [];
  await sql`
    insert into ${sql.table(table)} (${sql.join([sql.id(of), sql.id(to), ...place])})
    select ${sql.join([sql.id(of), sql`${into}::bigint`, ...first])} from ${sql.table(table)}
    where ${isReplaced} group by ${sql.id(of)} on conflict do nothing`.execute(trx);
  await sql`delete from ${sql.table(table)} where ${isReplaced}`.execute(trx);
};
