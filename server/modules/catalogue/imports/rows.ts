import { type RawBuilder, sql } from 'kysely';
import type { ImportRow } from '#contract/generated/schema.ts';
import type { ImportRowsFilter } from '#contract/rules/catalogue/import.ts';
import type { Db } from '#server/db/database.ts';
import { everyWord, hasWord } from '#server/db/search.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { ListSource } from '#server/graphql/list.ts';
import type { Heads, StoredRow } from './judge/types.ts';
import { newValues } from './newValues.ts';

const productName = sql`(
  select p.name from import_products p where p.import_id = r.import_id and p.place = r.product)`;

const matching = (
  importId: string,
  { outcome, sheet, search }: ImportRowsFilter,
): RawBuilder<unknown> => {
  const where = [sql`r.import_id = ${importId}`];
  if (outcome) where.push(sql`r.outcome = ${outcome}`);
  // filter texts arrive trimmed
  if (sheet) where.push(sql`btrim(r.sheet) = ${sheet}`);
  if (search) {
    const isFound = (
      word: string,
    ) => sql`(${hasWord(word, sql`r.sku`, sql`r.name`)} or r.product in (
      select p.place from import_products p
      where p.import_id = ${importId} and ${hasWord(word, sql`p.name`)}))`;
    where.push(everyWord(search, isFound));
  }
  return sql.join(where, sql` and `);
};

interface StoredImportRow extends ImportRow {
  /** Only of a row that creates a variation. */
  cells: StoredRow['cells'] | null;
}

const withNewValues = async (
  db: Db,
  heads: Heads,
  rows: readonly StoredImportRow[],
): Promise<ImportRow[]> => {
  const created = rows.flatMap((row) => (row.cells ? { ...row, cells: row.cells } : []));
  const values = await newValues(db, heads, created);
  const changes = new Map(
    created.map(({ id, changes: omitted }, n) => {
      const isOmitted = new Set(omitted.map(({ column }) => column));
      return [id, (values[n] ?? []).filter(({ column }) => !isOmitted.has(column))];
    }),
  );
  return rows.map((row) => ({ ...row, changes: changes.get(row.id) ?? row.changes }));
};

/** The rows of an import in workbook order; NOT_FOUND if the import does not exist. */
export const listImportRows = async (
  db: Db,
  importId: string,
  filter: ImportRowsFilter,
): Promise<ListSource<ImportRow>> => {
  const { rows: found } = await sql<{ heads: Heads }>`
    select heads from imports where id = ${importId}`.execute(db);
  const [there] = found;
  if (!there) throw notFound();
  const where = matching(importId, filter);
  const { page, size } = filter;
  return {
    results: async () => {
      const { rows } = await sql<StoredImportRow>`
        select r.import_id || '-' || r.place as id, r.sheet, r.row, r.outcome, r.state, r.sku, r.name,
          ${productName} as product, r.variation_id as "variationId", r.parent_id as "parentId",
          r.changes, r.faults, case when r.outcome = 'created' then r.cells end as cells
        from (
          select r.place from import_rows r where ${where}
          order by r.place limit ${size} offset ${page * size}
        ) x join import_rows r on r.import_id = ${importId} and r.place = x.place
        order by r.place`.execute(db);
      return withNewValues(db, there.heads, rows);
    },
    total: async () => {
      const { rows } = await sql<{ n: string }>`
        select count(*) as n from import_rows r where ${where}`.execute(db);
      return Number(rows[0]?.n ?? 0);
    },
  };
};
