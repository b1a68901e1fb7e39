import { sql } from 'kysely';
import type { EditedField, EditedParents, EditPreview } from '#contract/generated/schema.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { AttributeChange } from '#contract/rules/catalogue/variationsEdit.ts';
import type { BulkTarget } from '#contract/rules/platform/bulk.ts';
import type { PreviewPage } from '#contract/rules/platform/preview.ts';
import { type Db, inTransaction, type SqlFragment, type Trx } from '#server/db/database.ts';
import { columnOf, type PlannedField, withOutcomes } from '#server/entity/edit/planned.ts';
import { type EditCounts, previewOf } from '#server/entity/edit/preview.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { assertVariationsFilter } from '#server/modules/catalogue/variations/attributeFilter.ts';
import { matching, own } from '#server/modules/catalogue/variations/filter.ts';
import type { ChosenEdit } from './edits.ts';
import { assertPossible, planOf } from './plan.ts';

type Target = BulkTarget<VariationsFilter>;

/** Number of parent products listed by name. */
const namedParents = 5;

/** The effect of the changes on the viewer's rows; changes nothing and uses the edit's own plan. */
export const previewEdit = (
  db: Db,
  viewer: Viewer,
  { ids, query }: Target,
  chosen: readonly ChosenEdit[],
  page: PreviewPage,
): Promise<EditPreview> =>
  inTransaction(db, async (trx) => {
    if (query) await assertVariationsFilter(trx, query);
    await assertPossible(trx, viewer, chosen);
    const among = query
      ? matching(viewer, query)
      : sql`v.id = any(${ids ?? []}::bigint[]) and ${own(viewer)}`;
    const plan = await planOf(trx, viewer, chosen, among);
    const { results, ...counts } = await previewOf(trx, plan, chosen.length, page);
    const unseen = (ids?.length ?? counts.total) - counts.total;
    const categories = chosen.findIndex(({ kind }) => kind === 'categories');
    const named = await fieldsNamed(
      trx,
      chosen,
      results.map(({ fields }) => fields),
    );
    return {
      ...withUnseen(counts, unseen),
      parents: categories === -1 ? null : await parentsOf(trx, plan, chosen.length, categories),
      results: results.map((row, n) => ({ ...row, fields: named[n] ?? [] })),
    };
  });

/** Counts rows that no longer exist, or that belong to others, as rejected. */
const withUnseen = ({ refused, refusals, total, ...counts }: EditCounts, unseen: number) => {
  if (unseen === 0) return { ...counts, total, refused, refusals };
  const gone = { msg: 'error.NOT_FOUND', count: unseen };
  return {
    ...counts,
    total: total + unseen,
    refused: refused + unseen,
    refusals: [...refusals, gone],
  };
};

/**
 * The products that would change, and how many further variations they have. Variations that stay
 * unchanged for another reason share the categories, too.
 */
const parentsOf = async (
  trx: Trx,
  plan: SqlFragment,
  count: number,
  n: number,
): Promise<EditedParents> => {
  const { rows } = await sql<EditedParents>`
    with planned as materialized (${withOutcomes(plan, count)}),
    concerned as (
      select p.id, p.name, (
        select count(*)::int from variations o
        where o.parent_id = p.id
          and o.id not in (select id from planned where outcome <> 'refused')) as others
      from parent_products p
      where p.id in (
        select ${columnOf('places', n)}[1]::bigint from planned x
        where x.outcome = 'changed' and ${columnOf('before', n)} <> ${columnOf('after', n)})
    )
    select (select count(*)::int from concerned) as total,
      (select coalesce(sum(others), 0)::int from concerned) as others,
      (select coalesce(json_agg(c order by c.others desc, lower(c.name), c.id), '[]') from (
        select * from concerned order by others desc, lower(name), id limit ${namedParents}) c
      ) as results`.execute(trx);
  return rows[0] as EditedParents;
};

/** The fields as the preview shows them, with names instead of ids. */
const fieldsNamed = async (
  trx: Trx,
  chosen: readonly ChosenEdit[],
  rows: readonly PlannedField[][],
): Promise<EditedField[][]> => {
  const shown: Shown[] = [];
  for (const [n, { kind }] of chosen.entries()) {
    const fields = rows.flatMap((row) => row[n] ?? []);
    shown.push(await shownBy(trx, kind, fields));
  }
  const names = await attributeNames(trx, chosen);
  return rows.map((fields) =>
    fields.map((field, n) => ({
      ...(shown[n]?.(field) ?? field),
      kind: chosen[n]?.kind ?? '',
      name: names[n] ?? null,
    })),
  );
};

type Shown = (field: PlannedField) => PlannedField;

/** Replaces ids of tags and categories by names; lists each non-empty value once. */
const shownBy = async (
  trx: Trx,
  kind: ChosenEdit['kind'],
  fields: readonly PlannedField[],
): Promise<Shown> => {
  if (kind === 'values') return changedOnly;
  if (kind === 'price') return (field) => field;
  const texts =
    kind === 'attributes'
      ? (list: string[]) => [...new Set(list)].filter(Boolean)
      : await recordNames(trx, kind, fields);
  return ({ before, after, msg }) => ({
    ...{ before: texts(before), after: texts(after), msg },
    places: [],
  });
};

/** Keeps only the values that change. */
const changedOnly: Shown = ({ before, after, places, msg }) => {
  const isChanged = (_: string, n: number) => before[n] !== after[n];
  return {
    before: before.filter(isChanged),
    after: after.filter(isChanged),
    places: places.filter(isChanged),
    msg,
  };
};

const recordNames = async (
  trx: Trx,
  table: 'tags' | 'categories',
  fields: readonly PlannedField[],
) => {
  const ids = [...new Set(fields.flatMap(({ before, after }) => [...before, ...after]))];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(trx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (list: string[]) => list.map((id) => names.get(id) ?? `#${id}`);
};

/** The name of the attribute that each change concerns, if it concerns one. */
const attributeNames = async (
  trx: Trx,
  chosen: readonly ChosenEdit[],
): Promise<(string | undefined)[]> => {
  const ids = chosen.map(({ kind, change }) =>
    kind === 'attributes' ? (change as AttributeChange).attr_id : null,
  );
  if (ids.every((id) => id === null)) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from attributes where id = any(${ids.filter(Boolean)}::bigint[])`.execute(trx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id ?? ''));
};
