import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { ExportFormat } from '#contract/rules/platform/export.ts';
import { lastDayOf } from '#contract/rules/platform/period.ts';
import type { PayoutStatementQuery } from '#contract/rules/sales/payout.ts';
import { inTransaction } from '#server/db/database.ts';
import { type ExportInput, exportKind } from '#server/jobs/exports.ts';
import type { JobKind, Work } from '#server/jobs/kind.ts';
import { partnerOf } from './ledger.ts';
import { statementExport } from './statementExport.ts';

/** A file of a stored statement. */
interface StatementFile {
  statementId: string;
  /** YYYY-MM */
  month: string;
  format: ExportFormat;
  language: Language;
}

/** The file that the job produces if its period is a closed month of the partner; null otherwise. */
const fileOf = async ({ db, viewer, job }: Work): Promise<StatementFile | null> => {
  const { query, format, language } = job.input as ExportInput<PayoutStatementQuery> & {
    query: PayoutStatementQuery;
  };
  const month = query.from.slice(0, 7);
  if (query.from !== `${month}-01` || query.to !== lastDayOf(month)) return null;
  const { rows } = await sql<{ id: string }>`
    select id from ledger_statements
    where month = ${query.from}::date and vendor_id = ${partnerOf(viewer, query.vendorId)}`.execute(
    db,
  );
  const [statement] = rows;
  return statement ? { statementId: statement.id, month, format, language } : null;
};

/**
 * Gives the job the file as it was first produced. If there is none, the file that the job has produced
 * is stored; of two jobs that produced it at once, the second gets the first one's.
 * @param isProduced whether the job has produced its file
 * @returns whether the job has the file now
 */
const takeStoredFile = (
  { db, job }: Work,
  { statementId, month, format, language }: StatementFile,
  isProduced: boolean,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await sql`select from ledger_statements where id = ${statementId} for update`.execute(trx);
    if (isProduced) {
      await sql`
        insert into ledger_statement_files (statement_id, format, language, part, content)
        select ${statementId}, ${format}, ${language}, part, content from job_files
        where job_id = ${job.id} and not exists (
          select from ledger_statement_files f
          where f.statement_id = ${statementId} and f.format = ${format} and f.language = ${language})`.execute(
        trx,
      );
    }
    await trx.deleteFrom('job_files').where('job_id', '=', job.id).execute();
    const { rows } = await sql`
      insert into job_files (job_id, part, content)
      select ${job.id}, part, content from ledger_statement_files
      where statement_id = ${statementId} and format = ${format} and language = ${language}
      returning part`.execute(trx);
    const file = `${statementExport.filename(language)}-${month}.${format}`;
    if (rows.length > 0) {
      await trx.updateTable('jobs').set({ file }).where('id', '=', job.id).execute();
    }
    return rows.length > 0;
  });

const produced = exportKind(statementExport);

/** Exports statements. Those of closed months are produced once and stored. */
export const statementKind: JobKind = {
  ...produced,
  run: async (work) => {
    const file = await fileOf(work);
    if (file === null) return produced.run(work);
    if (await takeStoredFile(work, file, false)) return 'done';
    const outcome = await produced.run(work);
    if (outcome === 'done') await takeStoredFile(work, file, true);
    return outcome;
  },
};
