import { type RawBuilder, sql } from 'kysely';
import type { SampleBoxesFilter } from '#contract/rules/sampleBox.ts';
import type { Db } from '#server/db/database.ts';
import { countOf, pageOf, type Rows } from '#server/db/page.ts';
import { containing } from '#server/db/search.ts';
import type { SampleBox } from '#server/generated/graphql.ts';
import { notFound } from '#server/graphql/errors.ts';
import type { ListSource } from '#server/graphql/list.ts';

const parentCount = sql`(
  select count(*)::int from sample_box_links l where l.sample_box_id = t.id)`;

const sortColumns: Record<SampleBoxesFilter['sort'], RawBuilder<unknown>> = {
  name: sql`lower(t.name)`,
  id: sql`t.id`,
  parentCount,
  updatedAt: sql`t.updated_at`,
};

/** The conditions of a list's filters. */
export const matching = ({ name, ids }: SampleBoxesFilter): Rows => {
  const where: RawBuilder<unknown>[] = [];
  if (name) where.push(sql`t.name ilike ${containing(name)}`);
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  return { table: 'sample_boxes', where };
};

/** Those that `page` selects the ids of, in its order. */
const boxesOf = async (db: Db, page: RawBuilder<unknown>): Promise<SampleBox[]> => {
  const { rows } = await sql<SampleBox>`
    select t.id, t.name, t.slug, t.description, t.version,
      to_json(t.updated_at) #>> '{}' as "updatedAt", ${parentCount} as "parentCount"
    from (${page}) x join sample_boxes t on t.id = x.id order by x.n`.execute(db);
  return rows;
};

export const listSampleBoxes = async (
  db: Db,
  filter: SampleBoxesFilter,
): Promise<ListSource<SampleBox>> => {
  const rows = matching(filter);
  return {
    results: await boxesOf(db, pageOf(rows, sortColumns[filter.sort], filter)),
    total: () => countOf(db, rows),
  };
};

export const sampleBoxById = async (db: Db, id: string): Promise<SampleBox> => {
  const [box] = await boxesOf(db, sql`select ${id}::bigint as id, 1 as n`);
  if (!box) throw notFound();
  return box;
};
