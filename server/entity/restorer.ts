import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Area } from '#contract/generated/schema.ts';
import type { Tracked } from '#server/db/changes.ts';
import type { Queue } from '#server/db/queue.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { written } from './columns.ts';
import type { StateField } from './states.ts';

type Trx = Transaction<DB>;

export interface Restoring {
  trx: Trx;
  queue: Queue;
  viewer: Viewer;
  id: string;
  /** The state to restore. */
  state: Record<string, unknown>;
  /** The change that replaced it. */
  changeId: string;
  /** The version the viewer saw; none if it does not matter. */
  version: number | null | undefined;
  confirmedLoss: number;
}

/** Restores records of one kind, with the rules and in the transaction of an ordinary edit. */
export interface Restorer {
  tracked: Tracked;
  /** Where the records are while they are there. */
  table: keyof DB;
  /** The column that says what a record is called; `name` unless given. */
  label?: string;
  /** What the record is called in a state, an expression, where no column of it says so. */
  called?: (viewer: Viewer, state: RawBuilder<unknown>) => RawBuilder<unknown>;
  /**
   * Whether the record that the deletion `c` was of is there again under another id, or has been
   * deleted again since. Those that come back under their own ids are known by them.
   */
  isBack?: RawBuilder<unknown>;
  /** The row of the access table that says who sees and restores them. */
  area: Area;
  /** How parts of a state are told, by their keys; the others are plain values. */
  fields: Readonly<Record<string, StateField>>;
  /** Which rows of `changes c` are a partner's; none unless given. */
  owned?: (viewer: Viewer) => RawBuilder<unknown>;
  /** Its history is read only: states are not whole, or not to be brought back. */
  isFinal?: boolean;
  /** Edits an existing record. */
  update: (restoring: Restoring) => Promise<unknown>;
  /** Inserts a deleted record, with what belongs only to it. */
  revive: (restoring: Restoring) => Promise<unknown>;
}

/** Inserts a deleted record under its old id, with a version nobody can have seen before. */
export const insertAgain = async (
  trx: Trx,
  table: keyof DB,
  entity: string,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const columns = Object.keys(values).map((column) => sql.id(column));
  const parts = Object.values(values).map(written);
  await sql`
    insert into ${sql.table(table)} (id, version, ${sql.join(columns)}) overriding system value
    values (${id}, (
      select count(*) * 100000 from changes
      where entity = ${entity} and entity_id = ${id} and action = 'delete'), ${sql.join(parts)})`.execute(
    trx,
  );
};
