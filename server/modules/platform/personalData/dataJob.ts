import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Action, Area, Job } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import { inTransaction } from '#server/db/database.ts';
import {
  type DataOwner,
  dataOf,
  type Identified,
  type PersonalTables,
} from '#server/entity/personal.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { storeFile } from '#server/jobs/exports.ts';
import { jobById } from '#server/jobs/jobs.ts';
import type { JobKind, Work } from '#server/jobs/kind.ts';
import { createJob } from '#server/jobs/records.ts';
import { pageOf, texts } from './page.ts';

/** Whose data a file contains. */
interface Subject {
  /** The heading of the page. */
  name: string;
  persons: Identified;
  owners: readonly DataOwner[];
}

interface DataKind {
  kind: string;
  access: readonly [Area, Action];
  personal: PersonalTables;
  /** @throws NOT_FOUND for a person who no longer exists */
  subject: (work: Work) => Promise<Subject>;
}

/**
 * The job that collects a person's data: a zip with a page in the language of the call, and the same as
 * JSON.
 */
export const dataKind = ({ kind, access, personal, subject }: DataKind): JobKind => ({
  kind,
  access,
  run: async (work) => {
    const { language } = work.job.input as { language: Language };
    const { name, persons, owners } = await subject(work);
    const sections = await dataOf(work.db, persons, owners, personal);
    const at = new Date();
    const text = texts[language];
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(pageOf(name, sections, language, at)), `${text.filename}.html`);
    const data = Object.fromEntries(sections.map(({ table, rows }) => [table, rows]));
    const json = JSON.stringify({ createdAt: at.toISOString(), data }, null, 2);
    zip.addBuffer(Buffer.from(json), `${text.filename}.json`);
    zip.end();
    const content = await buffer(zip.outputStream);
    return storeFile(work, {
      name: `${text.filename}-${at.toISOString().slice(0, 10)}.zip`,
      content,
      rows: sections.reduce((sum, { rows }) => sum + rows.length, 0),
    });
  },
});

/** Starts such a job. */
export const startDataJob = async (
  context: Context,
  kind: string,
  input: { language: Language; id?: string },
): Promise<Job> => {
  const viewer = viewerOf(context);
  const { db, queue } = context;
  const id = await inTransaction(db, (trx) => createJob(trx, queue, viewer, { kind, input }));
  queue.wake('run-job');
  context.recordEvent({ kind: 'exported', detail: kind });
  return jobById(db, viewer, id);
};
