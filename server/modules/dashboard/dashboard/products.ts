import { sql } from 'kysely';
import type {
  CategoryFigure,
  ManufacturerFigure,
  MissingFigure,
  ProductFigures,
} from '#contract/generated/schema.ts';
import { variationParts } from '#contract/variationParts.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { own, ownParents } from '#server/modules/catalogue/variations/filter.ts';
import { withoutPart } from '#server/modules/catalogue/variations/missing.ts';

type Counts = Pick<ProductFigures, 'published' | 'draft' | 'samples' | 'parents' | 'included'>;

export const noProducts: Counts = { published: 0, draft: 0, samples: 0, parents: 0, included: 0 };

export const productCounts = async (db: Db, viewer: Viewer): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      (count(*) filter (where v.sample_of_id is null and v.status = '1'))::int as published,
      (count(*) filter (where v.sample_of_id is null and v.status = '2'))::int as draft,
      (count(*) filter (where v.sample_of_id is not null))::int as samples,
      (select count(*)::int from parent_products p where ${ownParents(viewer)}) as parents,
      (count(*) filter (where v.sample_of_id is null
        and exists (select from vendor_products i where i.variation_id = v.id)))::int as included
    from variations v where ${own(viewer)}`.execute(db);
  return rows[0] ?? noProducts;
};

const perStatus = sql`
  (count(*) filter (where v.status = '1'))::int as published,
  (count(*) filter (where v.status = '2'))::int as draft`;

/** By first-level category, counted like the list's filter: including everything below. */
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

export interface CompletenessFigures {
  missing: MissingFigure[];
  manufacturers: ManufacturerFigure[];
}

/** Products of a manufacturer with the same status and the same missing parts. */
interface Alike {
  id: string;
  company_name: string;
  status: string;
  /** One bit per missing part, in order. */
  parts: number;
  products: number;
}

/** Counts what the list's filter `missing` finds: each part, any part, and by manufacturer. */
export const completenessFigures = async (db: Db, viewer: Viewer): Promise<CompletenessFigures> => {
  const lacking = variationParts.map(
    (part, n) =>
      sql`select id, ${sql.lit(1 << n)} as part from (${withoutPart[part](own(viewer))}) x`,
  );
  const { rows } = await sql<Alike>`
    select m.id, m.company_name, x.status, x.parts, x.products from (
      select p.manufacturer_id, v.status, coalesce(l.parts, 0)::int as parts, count(*)::int as products
      from variations v join parent_products p on p.id = v.parent_id
      left join (
        select id, sum(part) as parts from (${sql.join(lacking, sql` union all `)}) y group by 1
      ) l on l.id = v.id
      where ${own(viewer)} and v.sample_of_id is null group by 1, 2, 3
    ) x join manufacturers m on m.id = x.manufacturer_id
    order by lower(m.company_name), m.id`.execute(db);
  return { missing: byPart(rows), manufacturers: byManufacturer(rows) };
};

const sumOf = (rows: readonly Alike[]): number =>
  rows.reduce((sum, { products }) => sum + products, 0);

const byPart = (rows: readonly Alike[]): MissingFigure[] => {
  const any = 2 ** variationParts.length - 1;
  const bits = variationParts.map((part, n): [string, number] => [part, 1 << n]);
  return [...bits, ['any', any] as const].map(([missing, mask]) => {
    const lacking = rows.filter(({ parts }) => parts & mask);
    return {
      missing,
      published: sumOf(lacking.filter(({ status }) => status === '1')),
      draft: sumOf(lacking.filter(({ status }) => status === '2')),
    };
  });
};

/** Smallest share of complete products first, then by name. */
const byManufacturer = (rows: readonly Alike[]): ManufacturerFigure[] => {
  const ids = new Set(rows.map(({ id }) => id));
  const figures = [...ids].map((id) => {
    const own = rows.filter((row) => row.id === id);
    const incomplete = sumOf(own.filter(({ parts }) => parts > 0));
    const { company_name = '' } = own[0] ?? {};
    return { id, company_name, complete: sumOf(own) - incomplete, incomplete };
  });
  const share = ({ complete, incomplete }: ManufacturerFigure) =>
    complete / (complete + incomplete);
  return figures.sort((one, other) => share(one) - share(other));
};
