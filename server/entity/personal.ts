import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/db/database.ts';
import { containing } from '#server/db/search.ts';
import type { DB } from '#server/generated/database.ts';
import type { Restorer } from './restorer.ts';

/* The personal data of each table, and how they are erased (decision 62). */

export type PersonKind = 'customer' | 'manufacturer' | 'vendor';

/** Persons of one kind, as rows refer to them. */
export interface Identified {
  kind: PersonKind;
  ids: readonly string[];
  /** The accounts of partners; customers have none. */
  userIds: readonly string[];
  /** In lower case; for erasing, former addresses as well. */
  emails: readonly string[];
}

/** Persons whose data are erased, with the names and addresses that occur in texts. */
export interface Persons extends Identified {
  /** Companies, full names and telephone numbers, in lower case: each means the person. */
  names: readonly string[];
  /** Last names, in lower case, which others may have, too. */
  lastnames: readonly string[];
  /** The pictures of partners, also those that others uploaded. */
  pictures: readonly string[];
}

/** The personal data of all domains, for erasing. */
export interface Known {
  personal: PersonalTables;
  records: readonly Restorer[];
  pictureUses: readonly RawBuilder<unknown>[];
  pictureHolds: readonly RawBuilder<unknown>[];
}

/** A statement, or several that depend on each other. */
type Erasing = RawBuilder<unknown> | ((trx: Trx) => Promise<void>);

type Statements = (persons: Persons, known: Known) => readonly Erasing[];

type Select = (persons: Identified) => RawBuilder<unknown>;

/** The rows of a table that a person may read about themselves; the names of the columns have texts. */
interface Shown {
  /** Of the persons' accounts, administrators' too. */
  account?: Select;
  /** Of manufacturers and vendors. */
  partner?: Select;
  customer?: Select;
}
export type DataOwner = keyof Shown;

interface Erased {
  customer?: Statements;
  /** Manufacturers and vendors. */
  partner?: Statements;
}

/**
 * `nothing`: no personal data. `person`: personal data that are erased. `law`: personal data that law
 * keeps, except for what the statements erase.
 */
export interface PersonalTable {
  holds: 'nothing' | 'person' | 'law';
  erase?: Erased;
  /** The table whose rows take these with them, by a foreign key with `on delete cascade`. */
  with?: string;
  data?: Shown;
}

/** By table, in the order in which they are erased. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;

type Name = keyof DB;

/** Tables without personal data. */
export const nothing = (...tables: readonly Name[]): PersonalTables =>
  Object.fromEntries(tables.map((table) => [table, { holds: 'nothing' }]));

/** Tables whose rows are deleted with those of another one. */
export const deletedWith = (above: Name, ...tables: readonly Name[]): PersonalTables =>
  Object.fromEntries(tables.map((table) => [table, { holds: 'person', with: above }]));

/** Tables that law keeps as they are. */
export const keptByLaw = (...tables: readonly Name[]): PersonalTables =>
  Object.fromEntries(tables.map((table) => [table, { holds: 'law' }]));

/** Adds what persons get to read of the tables. */
export const withData = (
  tables: PersonalTables,
  data: Readonly<Record<string, Shown>>,
): PersonalTables =>
  Object.fromEntries(
    Object.entries(tables).map(([table, declared]) => {
      const shown = data[table];
      return [table, shown ? { ...declared, data: shown } : declared];
    }),
  );

type OwnerColumn = 'manufacturer_id' | 'vendor_id';

/** Whether a row belongs to one of the partners, by these columns. */
export const isOfPartners = (
  { kind, ids }: Identified,
  ...columns: readonly OwnerColumn[]
): RawBuilder<unknown> =>
  columns.some((column) => column === `${kind}_id`)
    ? sql`${sql.ref(`${kind}_id`)} = any(${ids}::bigint[])`
    : sql`false`;

/** A table whose rows belong to partners and are deleted. */
export const deletedOfPartners = (
  table: Name,
  ...columns: readonly OwnerColumn[]
): PersonalTables => ({
  [table]: {
    holds: 'person',
    erase: {
      partner: (persons) => [
        sql`delete from ${sql.table(table)} where ${isOfPartners(persons, ...columns)}`,
      ],
    },
  },
});

/** Patterns for `like` that find these texts within others. */
export const within = (texts: readonly string[]): string[] => texts.map(containing);

/** Whether a string anywhere in a JSON value contains one of the texts, which are in lower case. */
export const isNamedIn = (value: RawBuilder<unknown>, texts: readonly string[]) => sql`exists (
  select from jsonb_path_query(${value}, 'strict $.** ? (@.type() == "string")') x (v)
  where lower(x.v #>> '{}') like any(${within(texts)}::text[]))`;

/** Erases the persons' data in all tables, in the transaction of the change. */
export const erasePersons = async (trx: Trx, persons: Persons, known: Known): Promise<void> => {
  if (persons.ids.length === 0) return;
  for (const { erase = {} } of Object.values(known.personal)) {
    const statements = persons.kind === 'customer' ? erase.customer : erase.partner;
    for (const erasing of statements?.(persons, known) ?? [])
      await (typeof erasing === 'function' ? erasing(trx) : erasing.execute(trx));
  }
};

/** The most rows of a table in a person's file: the newest. */
const mostRows = 10_000;

export interface DataSection {
  table: string;
  rows: Record<string, unknown>[];
}

/** The rows of all tables that these persons may read about themselves; without empty tables. */
export const dataOf = async (
  db: Db,
  persons: Identified,
  owners: readonly DataOwner[],
  tables: PersonalTables,
): Promise<DataSection[]> => {
  const sections: DataSection[] = [];
  const isFirst = (table: string) =>
    persons.kind !== 'customer' ? table === 'users' : table === 'customers';
  const inOrder = Object.entries(tables).sort(([one], [other]) => +isFirst(other) - +isFirst(one));
  for (const [table, { data = {} }] of inOrder) {
    const selects = owners.flatMap((owner) => data[owner]?.(persons) ?? []);
    const rows: DataSection['rows'] = [];
    for (const select of selects) {
      const found = await sql<Record<string, unknown>>`
        select x.* from (${select}) x limit ${mostRows}`.execute(db);
      rows.push(...found.rows);
    }
    if (rows.length > 0) sections.push({ table, rows });
  }
  return sections;
};
