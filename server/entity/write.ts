import { type RawBuilder, sql } from 'kysely';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import { recordChanges, recordCreated, type Tracked } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { ownerOf } from '#server/db/owner.ts';
import type { DB } from '#server/generated/database.ts';
import { columnOf, written } from './columns.ts';
import type { Entity, Stored, Versioned } from './entity.ts';
import { lockVersion } from './lock.ts';
import { hasRight } from './rights.ts';
import type { Writing } from './writing.ts';

type Columns = Readonly<Record<string, unknown>>;

/** Returns the id of the new record. */
export type Create<Input> = (writing: Writing, input: Input) => Promise<string>;

/**
 * `others` are values of columns that are not part of the input, used when a former state is
 * restored.
 */
export type Update<Input> = (
  writing: Writing,
  id: string,
  input: Input,
  others?: Columns,
) => Promise<void>;

/** The history's state of a plain entity: its columns, owner and children. */
export const trackedOf = ({
  name,
  table,
  columns,
  readOnlyColumns = [],
  owner = [],
  children = {},
}: Pick<
  Entity<unknown, ListFilter, Versioned>,
  'name' | 'table' | 'columns' | 'readOnlyColumns' | 'owner' | 'children'
>): Tracked => {
  const parts = [...columns, ...readOnlyColumns, ...owner]
    .map(columnOf)
    .map((column): [string, RawBuilder<unknown>] => [column, sql.ref(`t.${column}`)]);
  const below = Object.entries(children).map(
    ([field, { snapshot }]): [string, RawBuilder<unknown>] => [field, snapshot],
  );
  const state = [...parts, ...below].map(([key, value]) => sql`${sql.lit(key)}, ${value}`);
  return {
    entity: name,
    snapshot: (ids) => sql`
      select t.id, jsonb_build_object(${sql.join(state)}) as state
      from ${sql.table(table)} t where t.id = any(${ids}::bigint[])`,
  };
};

/** The columns included in an input, with their values. */
export const valuesOf = <Row, Filter extends ListFilter, Input extends Versioned>(
  { columns }: Entity<Row, Filter, Input>,
  input: Input,
): Columns =>
  Object.fromEntries(columns.map((field) => [columnOf(field), input[field as keyof Input]]));

/** Writes the children included in the input; others stay unchanged. */
export const writeChildren = async <Row, Filter extends ListFilter, Input extends Versioned>(
  { trx }: Pick<Writing, 'trx'>,
  { children = {} }: Entity<Row, Filter, Input>,
  id: string,
  input: Input,
): Promise<void> => {
  for (const [field, { write }] of Object.entries(children)) {
    const given = input[field as keyof Input];
    if (given !== undefined) await write(trx, id, given);
  }
};

/** Creates a record owned by the viewer and records the change. */
export const createRecord =
  <Row, Filter extends ListFilter, Input extends Versioned>(
    entity: Entity<Row, Filter, Input>,
  ): Create<Input> =>
  async (writing, input) => {
    const { trx, viewer } = writing;
    await entity.check?.(writing, input);
    const id = await insertRow(trx, entity.table, {
      ...valuesOf(entity, input),
      ...ownerOf(viewer, entity.owner ?? []),
      ...entity.created?.(writing, input),
    });
    await writeChildren(writing, entity, id, input);
    await recordCreated(trx, entity.tracked, viewer.userId, [id]);
    return id;
  };

const insertRow = async (trx: Trx, table: keyof DB, values: Columns): Promise<string> => {
  const columns = sql.join(Object.keys(values).map((column) => sql.id(column)));
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${columns})
    values (${sql.join(Object.values(values).map(written))}) returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`Nothing was inserted into ${table}.`);
  return row.id;
};

/** Throws CONFLICT if the input's version is no longer current. */
export const updateRecord =
  <Row, Filter extends ListFilter, Input extends Versioned>(
    entity: Entity<Row, Filter, Input>,
  ): Update<Input> =>
  async (writing, id, input, others) => {
    await lockRecord(writing, entity, id, input);
    await entity.check?.(writing, input, id);
    await writeRecord(writing, entity, id, input, others);
  };

/**
 * Locks one of the viewer's records for an edit. Throws NOT_FOUND and CONFLICT like `lockVersion`.
 */
export const lockRecord = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  entity: Stored,
  id: string,
  { version }: Versioned,
): Promise<void> => {
  await lockVersion(trx, entity.table, id, version, hasRight(entity, viewer, 'edit'));
};

/** Writes a locked record and records the change. */
export const writeRecord = <Row, Filter extends ListFilter, Input extends Versioned>(
  writing: Writing,
  entity: Entity<Row, Filter, Input>,
  id: string,
  input: Input,
  others: Columns = {},
): Promise<void> => {
  const { trx, viewer } = writing;
  const assignments = Object.entries({ ...others, ...valuesOf(entity, input) }).map(
    ([column, value]) => sql`${sql.id(column)} = ${written(value)}`,
  );
  return recordChanges(trx, entity.tracked, viewer.userId, [id], async () => {
    await sql`
      update ${sql.table(entity.table)}
      set ${sql.join([...assignments, sql`version = version + 1`, sql`updated_at = now()`])}
      where id = ${id}`.execute(trx);
    await writeChildren(writing, entity, id, input);
  });
};
