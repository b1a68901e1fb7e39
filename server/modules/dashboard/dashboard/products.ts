import { sql } from 'kysely';
import type {
  CategoryFigure,
  ManufacturerFigure,
  MissingFigure,
  ProductFigures,
} from '#contract/generated/schema.ts';
import { variationParts } from '#contract/variationParts.ts';
import type { Db } from '#server/db/database.ts';
import { ownedBy } from '#server/db/owner.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { productTotal } from '#server/modules/catalogue/usage/usage.ts';
import {
  bitOf,
  categoryCounts,
  variationCounts,
} from '#server/modules/catalogue/variations/counts/counted.ts';
import { ownParents } from '#server/modules/catalogue/variations/filter.ts';

type Counts = Pick<ProductFigures, 'published' | 'draft' | 'samples' | 'parents' | 'included'>;

export const noProducts: Counts = { published: 0, draft: 0, samples: 0, parents: 0, included: 0 };

/** The viewer's rows of the counts, which have a manufacturer. */
const ofViewer = (viewer: Viewer) => ownedBy(viewer, 'c', ['manufacturer_id']);

/** The number of the viewer's products; for administrators, who have all, a kept number. */
const parentsOf = (viewer: Viewer) =>
  viewer.portal === 'admin'
    ? productTotal
    : sql`(select count(*)::int from parent_products p where ${ownParents(viewer)})`;

export const productCounts = async (db: Db, viewer: Viewer): Promise<Counts> => {
  const { rows } = await sql<Counts>`${prepared}
    select
      coalesce(sum(n) filter (where not is_sample and status = '1'), 0)::int as published,
      coalesce(sum(n) filter (where not is_sample and status = '2'), 0)::int as draft,
      coalesce(sum(n) filter (where is_sample), 0)::int as samples,
      ${parentsOf(viewer)} as parents,
      coalesce(sum(n) filter (where not is_sample and is_included), 0)::int as included
    from ${variationCounts} c where ${ofViewer(viewer)}`.execute(db);
  return rows[0] ?? noProducts;
};

/** By first-level category, counted like the list's filter: including everything below. */
export const categoryFigures = async (db: Db, viewer: Viewer): Promise<CategoryFigure[]> => {
  const { rows } = await sql<CategoryFigure>`${prepared}
    select k.id, k.name, s.published, s.draft
    from (
      select c.category_id,
        coalesce(sum(c.n) filter (where c.status = '1'), 0)::int as published,
        coalesce(sum(c.n) filter (where c.status = '2'), 0)::int as draft
      from ${categoryCounts} c where ${ofViewer(viewer)} group by 1 having sum(c.n) > 0
    ) s join categories k on k.id = s.category_id
    order by s.published + s.draft desc, k.name, k.id`.execute(db);
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

/** Counts the variations of the list's filter `missing`: by part, with any part, and by manufacturer. */
export const completenessFigures = async (db: Db, viewer: Viewer): Promise<CompletenessFigures> => {
  const { rows } = await sql<Alike>`${prepared}
    select m.id, m.company_name, x.status, x.parts, x.products from (
      select c.manufacturer_id, c.status, c.missing as parts, sum(c.n)::int as products
      from ${variationCounts} c
      where ${ofViewer(viewer)} and not c.is_sample group by 1, 2, 3 having sum(c.n) > 0
    ) x join manufacturers m on m.id = x.manufacturer_id
    order by lower(m.company_name), m.id`.execute(db);
  return { missing: byPart(rows), manufacturers: byManufacturer(rows) };
};

const sumOf = (rows: readonly Alike[]): number =>
  rows.reduce((sum, { products }) => sum + products, 0);

const byPart = (rows: readonly Alike[]): MissingFigure[] => {
  const any = 2 ** variationParts.length - 1;
  const bits = variationParts.map((part): [string, number] => [part, bitOf(part)]);
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
