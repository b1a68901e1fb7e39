import { sql } from 'kysely';
import type { ApiErrorBody } from '#contract/errors.ts';
import type { ImportRow } from '#contract/generated/schema.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import type { Work } from '#server/jobs/kind.ts';
import type { Api } from './api.ts';
import { secrets } from './secrets.ts';
import { multipartBody, multipartType } from './upload.ts';
import { type TestSheet, workbook } from './workbook.ts';

interface SentImport {
  status: number;
  data: { id: string; state: string; job: { id: string } };
  errors: ApiErrorBody[];
}

interface Options {
  dryRun?: boolean;
  name?: string;
}

/** Sends a file like a browser. */
export const sendFile = async (
  { app }: Pick<Api, 'app'>,
  content: Buffer | string,
  token?: string,
  { dryRun = false, name = 'products.xlsx' }: Options = {},
): Promise<SentImport> => {
  const response = await app.inject({
    method: 'POST',
    url: `/products${dryRun ? '?dryRun=true' : ''}`,
    headers: { 'content-type': multipartType, ...(token && { authorization: `Bearer ${token}` }) },
    payload: multipartBody([{ name, content }]),
  });
  const body = response.json<{ data?: SentImport['data']; errors?: ApiErrorBody[] }>();
  return {
    status: response.statusCode,
    data: body.data ?? { id: '', state: '', job: { id: '' } },
    errors: body.errors ?? [],
  };
};

/** A whole workbook, one sheet's rows, or several by name. */
type Sheets = Buffer | TestSheet | Readonly<Record<string, TestSheet>>;

const importFields = `id state dryRun msg args rows created changed unchanged refused products written sheets
  job { id state total done failed subject }`;
const rowFields = `id sheet row outcome state sku name product variationId parentId
  changes { column before after kind } faults { column msg args }`;

/** An administrator's actions on workbooks, and the process working on them. */
export const importer = (api: Api, token: string) => {
  /** Takes the job from the queue and processes it. */
  const work = async (id: string, steps: Partial<Pick<Work, 'inBatch' | 'yieldToOthers'>> = {}) => {
    await sql`
      update pgboss.job set state = 'active'
      where name = 'run-job' and data ->> 'id' = ${id}`.execute(api.db);
    const failures: Error[] = [];
    const report = (error: Error) => failures.push(error);
    const stopping = new AbortController().signal;
    const inBatch = fixedBatches(api.db, 100);
    await runJob({ secrets, db: api.db, inBatch, report, stopping, ...steps }, id);
    if (failures[0]) throw failures[0];
  };
  const send = async (sheets: Sheets, options?: Options) =>
    sendFile(api, Buffer.isBuffer(sheets) ? sheets : await workbook(sheets), token, options);
  const find = async (id: string) => {
    const data = await api.data(
      `query ($id: ID!) { importById(id: $id) { data { ${importFields} } } }`,
      { id },
      token,
    );
    return data.importById.data;
  };
  const rows = async (id: string, query: object = {}): Promise<ImportRow[]> => {
    const data = await api.data(
      `query ($id: ID!, $query: ImportRowsQuery) {
        importRows(id: $id, query: $query) { data { results { ${rowFields} } total } } }`,
      { id, query: { size: 1000, ...query } },
      token,
    );
    return data.importRows.data.results;
  };
  const run = async (id: string, input?: { leftOut: readonly string[] }) => {
    const data = await api.data(
      `mutation ($id: ID!, $input: ImportCheckInput) {
        runImport(id: $id, input: $input) { data { ${importFields} } } }`,
      { id, input },
      token,
    );
    return data.runImport.data;
  };
  /** Sends the file, processes the job, and returns the rows in order. */
  const done = async (sheets: Sheets, options?: Options) => {
    const { data, errors } = await send(sheets, options);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    await work(data.job.id);
    return { id: data.id, rows: await rows(data.id), summary: await find(data.id) };
  };
  return { send, work, find, rows, run, done };
};
