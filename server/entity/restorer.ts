import { type RawBuilder, sql } from 'kysely';
import type { Area } from '#contract/generated/schema.ts';
import type { Tracked } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { written } from './columns.ts';
import type { StateField } from './states.ts';
import type { Writing } from './writing.ts';

/** A record, and the state to restore. */
export interface FormerRecord {
  id: string;
  state: Record<string, unknown>;
}

export interface Restoring extends Writing, FormerRecord {
  /** The change that replaced it. */
  changeId: string;
  /** The version the viewer saw; none if it does not matter. */
  version: number | null | undefined;
  confirmedLoss: number;
}

/** Restores records of one kind, with the rules and in the transaction of an ordinary edit. */
export interface Restorer {
  tracked: Tracked;
  /** The table of existing records. */
  table: keyof DB;
  /** The column with a record's name; `name` by default. */
  label?: string;
  /** SQL expression for the record's name in a state, if no column has it. */
  called?: (viewer: Viewer, state: RawBuilder<unknown>) => RawBuilder<unknown>;
  /**
   * Whether the record of the deletion `c` exists again under another id, or has been deleted again
   * since. Records restored under their own id are recognised by that id.
   */
  isBack?: RawBuilder<unknown>;
  /** The row of the access table that controls who sees and restores the records. */
  area: Area;
  /** How the parts of a state are shown, by key; other parts are plain values. */
  fields: Readonly<Record<string, StateField>>;
  /** Condition for the rows of `changes c` that belong to a partner; by default none do. */
  owned?: (viewer: Viewer) => RawBuilder<unknown>;
  /** Selects the ids of deletions by an index; all that `owned` admits are among them. */
  ownDeletions?: (viewer: Viewer) => RawBuilder<unknown>;
  /** The history is read-only: states are incomplete or must not be restored. */
  isFinal?: boolean;
  /** Edits an existing record. */
  update: (restoring: Restoring) => Promise<unknown>;
  /** Edits many existing records in few statements, in any version of theirs; locks them. */
  updateAll?: (writing: Writing, records: readonly FormerRecord[]) => Promise<unknown>;
  /** Inserts a deleted record, with the data that belongs only to it. */
  revive: (restoring: Restoring) => Promise<unknown>;
}

/** Inserts a deleted record under its old id, with a version nobody can have seen before. */
export const reinsert = async (
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
