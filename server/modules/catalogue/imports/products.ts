import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { ProductVerdict, StoredProduct, StoredRow } from './judge/types.ts';
import type { Written } from './write.ts';

interface OpenProduct {
  place: number;
  name: string | null;
  parent_id: string | null;
  rows: number;
}

/** The next open products after a position: up to this many rows, but at least one product. */
export const openProducts = async (
  db: Db,
  importId: string,
  count: number,
  after: number,
): Promise<OpenProduct[]> => {
  const { rows } = await sql<OpenProduct>`
    select place, name, parent_id, rows
    from (
      select place, name, parent_id, rows, sum(rows) over (order by place) as until
      from (
        select place, name, parent_id, rows from import_products
        where import_id = ${importId} and state = 'open' and place > ${after}
        order by place limit ${count}
      ) p
    ) p
    where until <= ${count} or until = rows
    order by place`.execute(db);
  return rows;
};

/** With their rows, in workbook order. */
export const withRows = async (
  db: Db,
  importId: string,
  products: readonly OpenProduct[],
): Promise<StoredProduct[]> => {
  const places = products.map(({ place }) => place);
  const { rows } = await sql<StoredRow>`
    select place, sheet, row, product, cells, flaws from import_rows
    where import_id = ${importId} and product = any(${places}::integer[])
    order by place`.execute(db);
  const byProduct = new Map<number, StoredRow[]>(places.map((place) => [place, []]));
  for (const row of rows) byProduct.get(row.product)?.push(row);
  return products.map(({ place, name, parent_id }) => ({
    ...{ place, name, parent_id },
    rows: byProduct.get(place) ?? [],
  }));
};

/**
 * Stores and counts the outcomes of rows. Products that were written are finished, accepted or
 * rejected.
 */
export const reportRows = async (
  db: Db,
  importId: string,
  verdicts: readonly ProductVerdict[],
  of: 'staged' | 'written',
  written: ReadonlyMap<number, Written> = new Map(),
): Promise<void> => {
  const stateOf = (outcome: string) => {
    if (of === 'staged') return 'open';
    return outcome === 'refused' ? 'failed' : 'done';
  };
  const rows = verdicts.flatMap(({ parent, rows: judged }) =>
    judged.map(({ place, outcome, name, variationId, changes, faults }) => ({
      ...{ place, outcome, name, changes, faults },
      state: stateOf(outcome),
      variation_id: written.get(place)?.variationId ?? variationId,
      parent_id: written.get(place)?.parentId ?? parent.id,
    })),
  );
  // otherwise the planner reads all rows of the import to find a hundred
  const own = sql`r.import_id = ${importId} and r.place = any(${rows.map(({ place }) => place)}::integer[])`;
  const { rows: counted } = await sql<Record<string, number>>`
    with given as materialized (
      select * from jsonb_to_recordset(${jsonb(rows)}) as x (place integer,
        outcome text, state text, name text, variation_id bigint, parent_id bigint, changes jsonb,
        faults jsonb)
    ), former as materialized (
      select r.place, r.outcome from import_rows r join given x on x.place = r.place
      where ${own}
    ), updated as (
      update import_rows r set outcome = x.outcome, state = x.state,
        name = coalesce(x.name, r.name), variation_id = x.variation_id, parent_id = x.parent_id,
        changes = x.changes, faults = x.faults
      from given x where ${own} and r.place = x.place
    ), ${of === 'written' ? sql`products as (${endProducts(importId, verdicts)}),` : sql``} counts as (
      select outcome, 1 as n from given union all
      select outcome, -1 from former where outcome is not null
    )
    update imports i set
      created = i.created + c.created, changed = i.changed + c.changed,
      unchanged = i.unchanged + c.unchanged, refused = i.refused + c.refused,
      written = i.written + ${rows.filter(({ state }) => state === 'done').length}
    from (
      select coalesce(sum(n) filter (where outcome = 'created'), 0) as created,
        coalesce(sum(n) filter (where outcome = 'changed'), 0) as changed,
        coalesce(sum(n) filter (where outcome = 'unchanged'), 0) as unchanged,
        coalesce(sum(n) filter (where outcome = 'refused'), 0) as refused
      from counts) c
    where i.id = ${importId} returning i.rows`.execute(db);
  if (counted.length === 0) throw new Error(`Import ${importId} is gone.`);
};

/** Marks written products as finished, accepted or rejected. */
const endProducts = (importId: string, verdicts: readonly ProductVerdict[]) => {
  const places = verdicts.map(({ place }) => place);
  const failed = verdicts
    .filter((verdict) => verdict.rows.some(({ outcome }) => outcome === 'refused'))
    .map(({ place }) => place);
  return sql`
    update import_products
    set state = case when place = any(${failed}::integer[]) then 'failed' else 'done' end
    where import_id = ${importId} and place = any(${places}::integer[])`;
};
