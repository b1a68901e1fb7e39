import type { ListFilter } from '#contract/rules/platform/list.ts';
import { ownedChanges } from '#server/db/owner.ts';
import { parse } from '#server/errors/domainError.ts';
import { columnOf } from './columns.ts';
import type { Entity, Versioned } from './entity.ts';
import { type Restorer, reinsert } from './restorer.ts';
import { hidden, plain, type State, type StateField } from './states.ts';
import { type Update, updateRecord, valuesOf, writeChildren } from './write.ts';

/**
 * Restores records of an entity from their history: applies the entity's rules, and resets the
 * columns that only other calls change.
 * @param update edits the record; `updateRecord` by default
 */
export const restorerOf = <Row, Filter extends ListFilter, Input extends Versioned>(
  entity: Entity<Row, Filter, Input>,
  update: Update<Input> = updateRecord(entity),
): Restorer => ({
  tracked: entity.tracked,
  table: entity.table,
  area: entity.area,
  fields: fieldsOf(entity),
  ...(entity.label !== undefined && { label: entity.label }),
  owned: (viewer) => ownedChanges(viewer, entity.owner ?? []),
  update: ({ id, state, version, confirmedLoss, ...writing }) => {
    const input = { ...inputOf(entity, state), version, confirmedLoss };
    return update(writing, id, input, othersOf(entity, state));
  },
  revive: async ({ id, state, ...writing }) => {
    const input = inputOf(entity, state);
    await entity.check?.(writing, input);
    const values = { ...othersOf(entity, state), ...valuesOf(entity, input) };
    await reinsert(writing.trx, entity.table, entity.name, id, values);
    await writeChildren(writing, entity, id, input);
  },
});

/** Throws INVALID, by field, if the state no longer satisfies the rules. */
const inputOf = <Row, Filter extends ListFilter, Input extends Versioned>(
  { columns, children = {}, input }: Entity<Row, Filter, Input>,
  state: State,
): Input => {
  const below = Object.entries(children)
    .filter(([field]) => state[field] !== undefined)
    .map(([field, { inputOf: given }]) => [field, given(state[field])]);
  const given = {
    ...Object.fromEntries(columns.map((field) => [field, state[columnOf(field)]])),
    ...Object.fromEntries(below),
  };
  // children that are not part of the input are restored unchanged
  return { ...Object.fromEntries(below), ...parse(input, given) };
};

/** The columns of a state that are not part of the input. */
const othersOf = <Row, Filter extends ListFilter, Input extends Versioned>(
  { readOnlyColumns = [], owner = [] }: Entity<Row, Filter, Input>,
  state: State,
): Record<string, unknown> =>
  Object.fromEntries(
    [...readOnlyColumns.map(columnOf), ...owner]
      .filter((column) => state[column] !== undefined)
      .map((column) => [column, state[column]]),
  );

/** How the history shows the parts of a state. */
const fieldsOf = <Row, Filter extends ListFilter, Input extends Versioned>({
  columns,
  readOnlyColumns = [],
  children = {},
  owner = [],
  history = {},
}: Entity<Row, Filter, Input>): Record<string, StateField> => ({
  ...Object.fromEntries(owner.map((column) => [column, { read: hidden }])),
  ...Object.fromEntries(
    [...columns, ...readOnlyColumns].map((field) => [
      columnOf(field),
      { name: field, read: history[field] ?? plain },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(children).map(([field, { history: read }]) => [field, { read }]),
  ),
});
