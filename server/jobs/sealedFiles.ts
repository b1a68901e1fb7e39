import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { CannotOpen, isSealed, renewed, type Sealer } from '#server/secrets/sealer.ts';
import type { JobKind } from './kind.ts';

/* The files of jobs that hold what is sealed elsewhere; each part is sealed for its job. */

const placeOf = (jobId: string) => `job_files:${jobId}`;

export const sealPart = async (secrets: Sealer, jobId: string, part: Buffer): Promise<Buffer> =>
  Buffer.from(await secrets.seal(part.toString('base64'), placeOf(jobId)));

/** @throws CannotOpen */
export const openPart = async (secrets: Sealer, jobId: string, part: Buffer): Promise<Buffer> => {
  const text = part.toString();
  // an older version may have written it during the upgrade
  if (!isSealed(text)) return part;
  return Buffer.from(await secrets.open(text, placeOf(jobId)), 'base64');
};

/** Seals with the present key what was sealed with the one before; parts that no key opens stay. */
export const resealFiles = async (
  db: Db,
  secrets: Sealer,
  kinds: readonly JobKind[],
): Promise<void> => {
  const sealed = kinds.filter((each) => each.isSealed).map(({ kind }) => kind);
  const prefix = (await secrets.prefix()) ?? '';
  const { rows } = await sql<{ job: string; part: number }>`
    select f.job_id as job, f.part from job_files f join jobs j on j.id = f.job_id
    where j.kind = any(${sealed}) and substring(f.content from 1 for ${prefix.length}::int)
      <> ${Buffer.from(prefix)}
    order by f.job_id, f.part`.execute(db);
  for (const { job, part } of rows) {
    const row = await db
      .selectFrom('job_files')
      .select('content')
      .where('job_id', '=', job)
      .where('part', '=', part)
      .executeTakeFirst();
    const content = row && (await resealed(secrets, job, row.content));
    if (!content) continue;
    await db
      .updateTable('job_files')
      .set({ content })
      .where('job_id', '=', job)
      .where('part', '=', part)
      .execute();
  }
};

const resealed = async (secrets: Sealer, jobId: string, part: Buffer): Promise<Buffer | null> => {
  const text = part.toString();
  if (!isSealed(text)) return sealPart(secrets, jobId, part);
  try {
    return Buffer.from(await renewed(secrets, text, placeOf(jobId)));
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
};
