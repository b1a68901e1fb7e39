import { sql } from 'kysely';
import { openImportStates } from '#contract/rules/catalogue/import.ts';
import type { Trx } from '#server/db/database.ts';
import { within } from '#server/entity/personal.ts';

/**
 * Deletes the imports that name one of the persons. One at a time, so that no statement searches more
 * rows than a workbook has.
 */
export const eraseImports = async (trx: Trx, names: readonly string[]): Promise<void> => {
  for (let last = '0'; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from imports where id > ${last} order by id limit 1`.execute(trx);
    const [next] = rows;
    if (!next) return;
    last = next.id;
    // a workbook is compressed, so its names cannot be searched until all its rows are in the table
    await sql`
      delete from imports
      where id = ${last} and products = 0 and state = any(${openImportStates}::text[])`.execute(
      trx,
    );
    // a separate statement, because it has to see rows that were committed while the first one waited
    await sql`
      delete from imports i where id = ${last} and (
        lower(filename) like any(${within(names)}::text[]) or exists (
          select from import_rows r where r.import_id = i.id and lower(
            concat_ws(' ', sheet, name, cells, flaws, changes, faults)
          ) like any(${within(names.flatMap((name) => [name, inJson(name)]))}::text[])))`.execute(
      trx,
    );
  }
};

/** The text as it stands within a string in JSON: with escaped quotation marks. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
