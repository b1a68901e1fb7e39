import { sql } from 'kysely';
import type {
  EditedParents,
  EditedVariation,
  EditPreview,
  EditRefusal,
} from '#contract/generated/schema.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { EditKind } from '#contract/rules/catalogue/variationsEdit.ts';
import type { BulkTarget } from '#contract/rules/platform/bulk.ts';
import type { PreviewPage } from '#contract/rules/platform/preview.ts';
import { type Db, inTransaction, type SqlFragment, type Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { assertVariationsFilter } from '#server/modules/catalogue/variations/attributeFilter.ts';
import { matching, own } from '#server/modules/catalogue/variations/filter.ts';
import type { ChosenEdit } from './edits.ts';

type Target = BulkTarget<VariationsFilter>;

/** Number of parent products listed by name. */
const namedParents = 5;

/** The effect of the edit on the viewer's rows; changes nothing and uses the edit's own query. */
export const previewEdit = (
  db: Db,
  viewer: Viewer,
  { ids, query }: Target,
  chosen: ChosenEdit,
  page: PreviewPage,
): Promise<EditPreview> =>
  inTransaction(db, async (trx) => {
    const { name, edit, change } = chosen;
    if (query) await assertVariationsFilter(trx, query);
    await edit.assertPossible(trx, viewer, change);
    const among = query
      ? matching(viewer, query)
      : sql`v.id = any(${ids ?? []}::bigint[]) and ${own(viewer)}`;
    const plan = await edit.plan(trx, viewer, change, among);
    const { results, ...counts } = await planned(trx, plan, page);
    const unseen = (ids?.length ?? counts.total) - counts.total;
    return {
      ...withUnseen(counts, unseen),
      parents: name === 'categories' ? await parentsOf(trx, plan) : null,
      results: await named(trx, name, results),
    };
  });

type Counts = Pick<EditPreview, 'total' | 'changed' | 'unchanged' | 'refused' | 'refusals'>;

/** Counts rows that no longer exist, or that belong to others, as rejected. */
const withUnseen = ({ refused, refusals, total, ...counts }: Counts, unseen: number): Counts => {
  if (unseen === 0) return { ...counts, total, refused, refusals };
  const gone: EditRefusal = { msg: 'error.NOT_FOUND', count: unseen };
  return {
    ...counts,
    total: total + unseen,
    refused: refused + unseen,
    refusals: [...refusals, gone],
  };
};

const told = (plan: SqlFragment): SqlFragment => sql`
  select x.*, case when x.msg is not null then 'refused'
    when x.before <> x.after then 'changed' else 'unchanged' end as outcome
  from (${plan}) x`;

const planned = async (
  trx: Trx,
  plan: SqlFragment,
  { page, size }: PreviewPage,
): Promise<Counts & { results: EditedVariation[] }> => {
  const { rows } = await sql<Counts & { results: EditedVariation[] }>`
    with told as materialized (${told(plan)})
    select (select count(*)::int from told) as total,
      (select count(*)::int from told where outcome = 'changed') as changed,
      (select count(*)::int from told where outcome = 'unchanged') as unchanged,
      (select count(*)::int from told where outcome = 'refused') as refused,
      (select coalesce(json_agg(r order by r.count desc, r.msg), '[]') from (
        select msg, count(*)::int as count from told where msg is not null group by 1) r) as refusals,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', v.name, 'sku', v.sku,
          'outcome', p.outcome, 'before', p.before, 'after', p.after, 'msg', p.msg,
          'places', p.places) order by p.n), '[]')
        from (
          select t.*, row_number() over (order by
            array_position(array['refused', 'changed', 'unchanged'], t.outcome), t.id) as n
          from told t order by n limit ${size} offset ${page}::bigint * ${size}
        ) p join variations v on v.id = p.id) as results`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error('A preview without a row.');
  return found;
};

/** The products that would change, and how many further variations they have. */
const parentsOf = async (trx: Trx, plan: SqlFragment): Promise<EditedParents> => {
  const { rows } = await sql<EditedParents>`
    with told as materialized (${told(plan)}),
    concerned as (
      select p.id, p.name, (
        select count(*)::int from variations o
        where o.parent_id = p.id and o.id not in (select id from told)) as others
      from parent_products p
      where p.id in (select x.places[1]::bigint from told x where x.outcome = 'changed')
    )
    select (select count(*)::int from concerned) as total,
      (select coalesce(sum(others), 0)::int from concerned) as others,
      (select coalesce(json_agg(c order by c.others desc, lower(c.name), c.id), '[]') from (
        select * from concerned order by others desc, lower(name), id limit ${namedParents}) c
      ) as results`.execute(trx);
  return rows[0] as EditedParents;
};

const tables = { tags: 'tags', categories: 'categories' } as const;

/** Replaces ids of tags and categories by names; lists each non-empty value once. */
const named = async (
  trx: Trx,
  kind: EditKind,
  results: readonly EditedVariation[],
): Promise<EditedVariation[]> => {
  if (kind === 'values') return results.map(changedOnly);
  const others = results.map((row) => ({ ...row, places: [] }));
  if (kind === 'price') return others;
  const texts =
    kind === 'attribute'
      ? (list: string[]) => [...new Set(list)].filter(Boolean)
      : await recordNames(trx, tables[kind], results);
  return others.map((row) => ({ ...row, before: texts(row.before), after: texts(row.after) }));
};

/** Keeps only the values that change. */
const changedOnly = ({ before, after, places, ...row }: EditedVariation): EditedVariation => {
  const isChanged = (_: string, n: number) => before[n] !== after[n];
  return {
    ...row,
    before: before.filter(isChanged),
    after: after.filter(isChanged),
    places: places.filter(isChanged),
  };
};

const recordNames = async (
  trx: Trx,
  table: 'tags' | 'categories',
  results: readonly EditedVariation[],
) => {
  const ids = [...new Set(results.flatMap(({ before, after }) => [...before, ...after]))];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(trx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (list: string[]) => list.map((id) => names.get(id) ?? `#${id}`);
};
