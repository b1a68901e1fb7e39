import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Heads } from './judge/types.ts';
import { type RefusedRow, refusedFilename, refusedWorkbook } from './workbook/refused.ts';

const rowsAtOnce = 500;

/**
 * The rejected rows of an import as a workbook to correct and upload again. NOT_FOUND if there are
 * none.
 */
export const refusedOf = async (
  db: Db,
  importId: string,
  language: Language,
): Promise<{ name: string; content: Readable }> => {
  const { rows } = await sql<{ filename: string; heads: Heads; sheets: string[] }>`
    select i.filename, i.heads, array(
      select r.sheet from import_rows r where r.import_id = i.id and r.outcome = 'refused'
      group by r.sheet order by min(r.place)) as sheets
    from imports i where i.id = ${importId}`.execute(db);
  const [found] = rows;
  if (!found || found.sheets.length === 0) throw notFound();
  const { filename, heads, sheets } = found;
  const content = refusedWorkbook(
    sheets.map((name) => ({
      name,
      headings: heads[name] ?? [],
      rows: refusedRows(db, importId, name),
    })),
    language,
  );
  return { name: refusedFilename(filename, language), content };
};

async function* refusedRows(db: Db, importId: string, sheet: string): AsyncGenerator<RefusedRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<RefusedRow & { place: number }>`
      select place, cells, faults from import_rows
      where import_id = ${importId} and outcome = 'refused' and place > ${after} and sheet = ${sheet}
      order by place limit ${rowsAtOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.place;
  }
}
