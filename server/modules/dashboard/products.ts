import { sql } from 'kysely';
import { variationParts } from '#contract/variationParts.ts';
import type { Db } from '#server/db/database.ts';
import type { CategoryFigure, MissingFigure, ProductFigures } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { own, ownParents } from '#server/modules/variations/filter.ts';
import { withoutPart } from '#server/modules/variations/missing.ts';

type Counts = Pick<ProductFigures, 'published' | 'draft' | 'samples' | 'parents'>;

export const productCounts = async (db: Db, viewer: Viewer): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      (count(*) filter (where v.sample_of_id is null and v.status = '1'))::int as published,
      (count(*) filter (where v.sample_of_id is null and v.status = '2'))::int as draft,
      (count(*) filter (where v.sample_of_id is not null))::int as samples,
      (select count(*)::int from parent_products p where ${ownParents(viewer)}) as parents
    from variations v where ${own(viewer)}`.execute(db);
  return rows[0] ?? { published: 0, draft: 0, samples: 0, parents: 0 };
};

const perStatus = sql`
  (count(*) filter (where v.status = '1'))::int as published,
  (count(*) filter (where v.status = '2'))::int as draft`;

/** By the first level of the tree, as the list's filter counts them: whatever hangs below included. */
export const categoryFigures = async (db: Db, viewer: Viewer): Promise<CategoryFigure[]> => {
  const { rows } = await sql<CategoryFigure>`
    with recursive tree as (
      select id, id as root from categories where level = 1
      union all
      select c.id, t.root from categories c join tree t on c.parent_id = t.id
    ), placed as (
      select distinct pc.parent_id, t.root
      from parent_product_categories pc join tree t on t.id = pc.category_id
    ), counted as (
      select v.parent_id, ${perStatus}
      from variations v where ${own(viewer)} and v.sample_of_id is null group by 1
    ), summed as (
      select p.root, sum(n.published)::int as published, sum(n.draft)::int as draft
      from counted n join placed p on p.parent_id = n.parent_id group by 1
    )
    select c.id, c.name, s.published, s.draft from summed s join categories c on c.id = s.root
    order by s.published + s.draft desc, c.name, c.id`.execute(db);
  return rows;
};

/** What the list's filter `missing` finds, of every part and of any. */
export const missingFigures = async (db: Db, viewer: Viewer): Promise<MissingFigure[]> => {
  const parts = variationParts.map((part) => ({
    part,
    name: sql.id(`without_${part}`),
    id: sql.ref(`without_${part}.id`),
  }));
  const any = sql`num_nonnulls(${sql.join(parts.map(({ id }) => id))}) > 0`;
  const conditions = [
    ...parts.map(({ part, id }) => ({ missing: part, condition: sql`${id} is not null` })),
    { missing: 'any', condition: any },
  ];
  const { rows } = await sql<Record<string, number>>`
    with ${sql.join(parts.map(({ part, name }) => sql`${name} as (${withoutPart[part](own(viewer))})`))}
    select ${sql.join(
      conditions.flatMap(({ missing, condition }) =>
        ['1', '2'].map(
          (status) => sql`
            (count(*) filter (where ${condition} and v.status = ${sql.lit(status)}))::int
              as ${sql.id(missing + status)}`,
        ),
      ),
    )}
    from variations v ${sql.join(
      parts.map(({ name, id }) => sql`left join ${name} on ${id} = v.id`),
      sql` `,
    )}
    where ${own(viewer)} and v.sample_of_id is null`.execute(db);
  return conditions.map(({ missing }) => ({
    missing,
    published: rows[0]?.[`${missing}1`] ?? 0,
    draft: rows[0]?.[`${missing}2`] ?? 0,
  }));
};
