import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { VariationsChanges } from '#contract/rules/catalogue/variationsEdit.ts';
import { recordAllChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { makesDifference, type PlannedRow, plannedRows } from '#server/entity/edit/planned.ts';
import { DomainError, forbidden } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { lockParents } from '#server/modules/catalogue/parents/lock.ts';
import { trackedParent } from '#server/modules/catalogue/parents/tracked.ts';
import {
  countVersions,
  lockOwn,
  trackedVariation,
} from '#server/modules/catalogue/variations/changes.ts';
import { own } from '#server/modules/catalogue/variations/filter.ts';
import { variationReader } from '#server/modules/catalogue/variations/page.ts';
import type { FieldRow } from './edit.ts';
import { type ChosenEdit, chosenEdits } from './edits.ts';
import { assertPossible, planOf } from './plan.ts';

/**
 * Applies one or several changes to many variations. A row that one of the changes cannot be applied
 * to stays as it is and is reported; any other one gets all of them with one entry in its history.
 */
export const editVariations: BulkAction<VariationsFilter, VariationsChanges> = {
  kind: 'variations.edit',
  access: ['variations', 'edit'],
  isUndoable: true,
  assertFilter: variationReader.assertFilter,
  matching: variationReader.matching,
  apply: async (trx, viewer, ids, changes) => {
    const chosen = chosenEdits(changes);
    const rows = await lockFor(trx, viewer, ids, chosen);
    const refusal = await refusalOf(trx, viewer, chosen);
    if (refusal) return [...missing(ids, rows), ...rows.map(({ id }) => ({ id, ...refusal }))];
    const among = sql`v.id = any(${rows.map(({ id }) => id)}::bigint[])`;
    const planned = await plannedRows(trx, await planOf(trx, viewer, chosen, among), chosen.length);
    await write(trx, viewer, chosen, planned);
    const same = planned.filter(({ outcome }) => outcome === 'unchanged').map(({ id }) => id);
    return [...missing(ids, rows), ...unchanged(same), ...planned.flatMap(failureOf)];
  },
};

/**
 * Locks the records that the changes write: products before their variations, as all code does. Returns the
 * viewer's rows.
 */
const lockFor = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
  chosen: readonly ChosenEdit[],
): Promise<{ id: string }[]> => {
  const changes = (records: 'variations' | 'parents') =>
    chosen.some(({ edit }) => edit.records === records);
  if (!changes('parents')) return lockOwn(trx, viewer, ids);
  const { rows } = await sql<{ id: string; parent_id: string }>`
    select v.id, v.parent_id from variations v
    where v.id = any(${ids}::bigint[]) and ${own(viewer)}`.execute(trx);
  await lockParents(trx, viewer, [...new Set(rows.map((row) => row.parent_id))]);
  return changes('variations') ? lockOwn(trx, viewer, ids) : rows;
};

/**
 * The reason for rejecting all rows: a record that a change refers to was deleted, or the viewer's
 * access ended, while the job was waiting.
 */
const refusalOf = async (
  trx: Trx,
  viewer: Viewer,
  chosen: readonly ChosenEdit[],
): Promise<Pick<BulkFailure, 'code' | 'msg'> | null> => {
  try {
    assertAccess(viewer, chosen);
    await assertPossible(trx, viewer, chosen);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const [violation] = Object.values(error.fields ?? {});
    return { code: error.code, msg: violation?.rule ?? error.message };
  }
};

/** FORBIDDEN unless the viewer may make each change: categories belong to products. */
export const assertAccess = ({ roles }: Viewer, chosen: readonly ChosenEdit[]): void => {
  if (!chosen.every(({ edit }) => can(roles, ...edit.access))) throw forbidden();
};

const failureOf = ({ id, label, msg }: PlannedRow): BulkFailure[] =>
  msg === null ? [] : [{ id, label, code: 'INVALID', msg }];

interface Writing {
  chosen: ChosenEdit;
  rows: FieldRow[];
}

/** Writes the fields that change, in rows that no change refuses. */
const write = async (
  trx: Trx,
  viewer: Viewer,
  chosen: readonly ChosenEdit[],
  planned: readonly PlannedRow[],
): Promise<void> => {
  const open = planned.filter(({ outcome }) => outcome === 'changed');
  const writings = chosen
    .map((each, n) => ({ chosen: each, rows: open.flatMap((row) => fieldRowOf(row, n)) }))
    .filter(({ rows }) => rows.length > 0);
  const variations = idsOf(writings, 'variations', ({ id }) => id);
  const parents = idsOf(writings, 'parents', ({ places: [parent = ''] }) => parent);
  const changed = [
    { tracked: trackedVariation, ids: variations },
    { tracked: trackedParent, ids: parents },
  ].filter(({ ids }) => ids.length > 0);
  await recordAllChanges(trx, viewer.userId, changed, async () => {
    for (const { chosen: each, rows } of writings) await each.edit.write(trx, rows);
    if (variations.length > 0) await countVersions(trx, variations);
  });
};

const fieldRowOf = ({ id, fields }: PlannedRow, n: number): FieldRow[] => {
  const field = fields[n];
  return field && makesDifference(field) ? [{ id, after: field.after, places: field.places }] : [];
};

const idsOf = (
  writings: readonly Writing[],
  records: 'variations' | 'parents',
  idOf: (row: FieldRow) => string,
): string[] => [
  ...new Set(
    writings
      .filter(({ chosen }) => chosen.edit.records === records)
      .flatMap(({ rows }) => rows.map(idOf)),
  ),
];

/** An action of former releases, whose jobs may still be waiting; its input is one change. */
const formerAction = (
  kind: string,
  changesOf: (input: never) => VariationsChanges,
): BulkAction<VariationsFilter, never> => ({
  ...editVariations,
  kind,
  apply: (trx, viewer, ids, input) => editVariations.apply(trx, viewer, ids, changesOf(input)),
});

export const formerEditActions = [
  formerAction('variations.editPrice', (price) => ({ price })),
  formerAction('variations.editTags', (tags) => ({ tags })),
  formerAction('variations.editCategories', (categories) => ({ categories })),
  formerAction('variations.editAttribute', (attribute) => ({ attributes: [attribute] })),
  formerAction('variations.editValues', (values) => ({ values })),
];
