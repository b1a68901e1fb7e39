import { type RawBuilder, sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import type { TagsFilter, tagInput } from '#contract/rules/tag.ts';
import { recordChanges, recordCreated, type Tracked } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { containing } from '#server/db/search.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure, Tag } from '#server/generated/graphql.ts';
import { ApiError, invalid, notFound } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { missing } from '#server/jobs/bulk.ts';
import { trackedVariation } from '#server/modules/variations/changes.ts';

type Input = v.InferOutput<typeof tagInput>;

export const trackedTag: Tracked = {
  entity: 'tag',
  snapshot: (ids) => sql`
    select id, jsonb_build_object('name', name, 'type', type) as state
    from tags where id = any(${ids}::bigint[])`,
};

/** The conditions of a list's filters, of `tags t`. */
export const matching = ({ name, type, ids }: TagsFilter): RawBuilder<boolean> => {
  const conditions = [sql`true`];
  if (name) conditions.push(sql`t.name ilike ${containing(name)}`);
  if (type) conditions.push(sql`t.type = ${type}`);
  if (ids) conditions.push(sql`t.id = any(${ids}::bigint[])`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

const total = (db: Db, filter: TagsFilter) => async (): Promise<number> => {
  const row = await db
    .selectFrom('tags as t')
    .where(matching(filter))
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

const usage = sql<number>`(select count(*)::int from variation_tags vt where vt.tag_id = t.id)`;

const columns = [
  't.id',
  't.name',
  't.type',
  't.version',
  sql<string>`to_json(t.updated_at) #>> '{}'`.as('updatedAt'),
] as const;

const sortColumns: Record<TagsFilter['sort'], RawBuilder<unknown>> = {
  name: sql`lower(t.name)`,
  id: sql`t.id`,
  type: sql`t.type`,
  usage,
  updatedAt: sql`t.updated_at`,
};

/** A page larger than other lists' may not cost a count for each row. */
const assertCheap = ({ size }: TagsFilter, fields: ReadonlySet<string>): void => {
  const isCheap = [...fields].every((field) => ['id', 'name', 'type'].includes(field));
  if (size > limits.maxPageSize && !isCheap) {
    throw invalid({ size: { rule: 'rules.maxValue', limit: limits.maxPageSize } });
  }
};

export const listTags = async (
  db: Db,
  filter: TagsFilter,
  fields: ReadonlySet<string>,
): Promise<ListSource<Tag>> => {
  assertCheap(filter, fields);
  const page = db
    .selectFrom('tags as t')
    .where(matching(filter))
    .orderBy(listOrder(filter))
    .limit(filter.size)
    .offset(filter.page * filter.size)
    .select(columns);
  return {
    results: await (fields.has('usage') ? page.select(usage.as('usage')) : page).execute(),
    total: total(db, filter),
  };
};

/** The order of a list; the id decides where the column does not. */
export const listOrder = ({ sort, order }: TagsFilter): RawBuilder<unknown> =>
  sql`${sortColumns[sort]} ${order === 'DESC' ? sql`desc` : sql`asc`}, t.id`;

/** Those of the ids that are there, in their order. */
export const tagsOf = async (db: Db, ids: readonly string[]): Promise<Tag[]> => {
  const { rows } = await sql<Tag>`
    select t.id, t.name, t.type, ${usage} as usage
    from unnest(${ids}::bigint[]) with ordinality x (id, n) join tags t on t.id = x.id
    order by x.n`.execute(db);
  return rows;
};

export const tagById = (db: Db, id: string): Promise<Tag> =>
  db
    .selectFrom('tags as t')
    .select(columns)
    .select(usage.as('usage'))
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow(notFound);

export const createTag = (db: Db, userId: string, { name, type }: Input): Promise<Tag> =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('tags')
      .values({ name, type })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordCreated(trx, trackedTag, userId, [id]);
    return tagById(trx, id);
  });

export const updateTag = (db: Db, userId: string, id: string, input: Input): Promise<Tag> =>
  inTransaction(db, async (trx) => {
    const current = await trx
      .selectFrom('tags')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (input.version != null && input.version !== current.version) throw new ApiError('CONFLICT');
    if (input.type !== 'product' && (await tagById(trx, id)).usage) {
      throw invalid({ type: { rule: 'rules.tagTypeInUse' } });
    }
    await recordChanges(trx, trackedTag, userId, [id], () =>
      trx
        .updateTable('tags')
        .set({ name: input.name, type: input.type })
        .set({ version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute(),
    );
    return tagById(trx, id);
  });

/** Deletes those that no variation carries; answers the others. */
export const deleteTags = async (
  trx: Transaction<DB>,
  userId: string,
  ids: readonly string[],
): Promise<BulkFailure[]> => {
  const { rows } = await sql<{ id: string; name: string; usage: number }>`
    select t.id, t.name, ${usage} as usage from tags t where t.id = any(${ids}::bigint[])
    order by t.id for update`.execute(trx);
  const unused = rows.filter((row) => row.usage === 0).map((row) => row.id);
  await recordChanges(trx, trackedTag, userId, unused, () =>
    sql`delete from tags where id = any(${unused}::bigint[])`.execute(trx),
  );
  return [...missing(ids, rows), ...rows.filter((row) => row.usage > 0).map(inUse)];
};

const inUse = ({ id, name, usage }: { id: string; name: string; usage: number }): BulkFailure => ({
  id,
  label: name,
  code: 'IN_USE',
  msg: 'error.TAG_IN_USE',
  count: usage,
});

/** Puts `into` on all that carry one of the tags, which are then deleted. NOT_FOUND for any unknown id. */
export const mergeTags = (
  db: Db,
  userId: string,
  ids: readonly string[],
  into: string,
): Promise<Tag> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('tags')
      .select('type')
      .where('id', 'in', [...ids, into])
      .orderBy('id')
      .forUpdate()
      .execute();
    if (rows.length < ids.length + 1) throw notFound();
    if (new Set(rows.map((row) => row.type)).size > 1) {
      throw invalid({ into: { rule: 'rules.tagOtherType' } });
    }
    const carriers = await sql<{ id: string }>`
      select v.id from variations v
      where v.id in (select variation_id from variation_tags where tag_id = any(${ids}::bigint[]))
      order by v.id for update`.execute(trx);
    const variations = carriers.rows.map((row) => row.id);
    await recordChanges(trx, trackedVariation, userId, variations, () =>
      recordChanges(trx, trackedTag, userId, ids, async () => {
        await sql`
          insert into variation_tags (variation_id, tag_id)
          select v, ${into} from unnest(${variations}::bigint[]) v
          on conflict do nothing`.execute(trx);
        await sql`delete from variation_tags where tag_id = any(${ids}::bigint[])`.execute(trx);
        await sql`
          update variations set version = version + 1, updated_at = now()
          where id = any(${variations}::bigint[])`.execute(trx);
        await trx.deleteFrom('tags').where('id', 'in', ids).execute();
      }),
    );
    return tagById(trx, into);
  });
