import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { VariationRowInput } from '#contract/rules/catalogue/variationRows.ts';
import { rowFields } from '#contract/rules/catalogue/variationRows.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { lockOwn, trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { withoutPart } from '#server/modules/catalogue/variations/missing.ts';
import { variationReader } from '#server/modules/catalogue/variations/page.ts';
import { writePlain } from '#server/modules/catalogue/variations/update.ts';

/** The new fields of each row, by the id of its variation. */
export interface EditedRows {
  rows: Record<string, Omit<VariationRowInput, 'id'>>;
}

/**
 * Saves rows that were edited in the list: each with its own fields, which it writes as the form
 * does. A row with a newer version is a conflict and stays as it is.
 */
export const editRows: BulkAction<VariationsFilter, EditedRows> = {
  kind: 'variations.editRows',
  access: ['variations', 'edit'],
  isUndoable: true,
  matching: variationReader.matching,
  apply: async (trx, viewer, ids, { rows }) => {
    const locked = await lockOwn(trx, viewer, ids);
    const given = locked.flatMap(({ id }) => {
      const row = rows[id];
      return row ? [{ id, ...row }] : [];
    });
    const current = await currentRows(trx, given);
    const edited = given.map((row) => editedRow(row, current.get(row.id) as Current));
    const failures = edited.flatMap(failureOf);
    const open = edited.filter((row) => failureOf(row).length === 0);
    const changed = open.filter(isChanged).map(({ next }) => next);
    const changedIds = changed.map(({ id }) => id);
    await recordChanges(trx, trackedVariation, viewer.userId, changedIds, () =>
      writePlain(trx, changed),
    );
    const same = open.filter((row) => !isChanged(row)).map(({ now }) => now.id);
    return [...missing(ids, locked), ...unchanged(same), ...failures];
  },
};

interface Plain {
  id: string;
  name: string;
  slug: string;
  sku: string;
  price: string;
  status: '1' | '2';
}

interface Current extends Plain {
  version: number;
  /** Another variation, or an earlier row, has or gets the article number. */
  isTaken: boolean;
  lacksValues: boolean;
}

type Given = VariationRowInput;

/** The locked rows as they are, with checks of their new values that need the database. */
const currentRows = async (
  trx: Trx,
  given: readonly Given[],
): Promise<ReadonlyMap<string, Current>> => {
  const ids = given.map(({ id }) => id);
  const published = given.filter(({ status }) => status === '1').map(({ id }) => id);
  const among = sql`v.id = any(${published}::bigint[])`;
  const { rows } = await sql<Current>`
    with given as materialized (
      select x.* from jsonb_to_recordset(${jsonb(given)}) as x (id bigint, sku text)),
    lacking as materialized (${withoutPart.values(among)})
    select v.id, v.name, v.slug, v.sku, v.price::text as price, v.status, v.version,
      g.sku is not null and g.sku <> v.sku and (
        exists (select from variations o where o.sku = g.sku and o.id <> v.id)
        or exists (select from given o where o.sku = g.sku and o.id < v.id)) as "isTaken",
      v.id in (select id from lacking) as "lacksValues"
    from given g join variations v on v.id = g.id
    where v.id = any(${ids}::bigint[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
};

interface Edited {
  now: Current;
  next: Plain;
  seen: number;
}

const editedRow = ({ version, ...row }: Given, now: Current): Edited => {
  const { id, slug } = now;
  const fields = Object.fromEntries(rowFields.map((field) => [field, row[field] ?? now[field]]));
  return { now, seen: version, next: { id, slug, ...fields } as Plain };
};

const isChanged = ({ now, next }: Edited): boolean =>
  rowFields.some((field) => now[field] !== next[field]);

const failureOf = ({ now, next, seen }: Edited): BulkFailure[] => {
  const failure = (code: string, msg: string) => [{ id: now.id, label: now.name, code, msg }];
  if (now.version !== seen) return failure('CONFLICT', 'error.CHANGED_SINCE');
  if (now.isTaken) return failure('INVALID', 'error.SKU_TAKEN');
  // as in the form, a published variation has all required values
  const isNew = next.status === '1' && now.status !== '1';
  return isNew && now.lacksValues ? failure('INVALID', 'error.INCOMPLETE') : [];
};
