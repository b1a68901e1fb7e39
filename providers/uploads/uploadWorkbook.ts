import type { ApiErrorBody } from '#contract/errors.ts';
import { apiError } from '#providers/graphql/errors.ts';
import { withSession } from '#providers/sessionEnd.ts';
import { type SendOptions, sendFile } from './sendFile.ts';

interface Options extends Omit<SendOptions, 'signal'> {
  /** True for a dry run, which only reports what the import would change. */
  dryRun: boolean;
}

/** The import that the upload has started, and the job that processes it. */
export interface StartedImport {
  id: string;
  state: string;
  job: { id: string };
}

interface UploadAnswer {
  data: StartedImport;
  errors: ApiErrorBody[];
}

/**
 * Uploads a workbook of variations, which starts an import (specification 7). Like `withSession`,
 * it waits if the user must sign in again.
 * @throws {RequestError}
 */
export const uploadWorkbook = async (
  file: File,
  { dryRun, ...options }: Options,
): Promise<StartedImport> => {
  const address = dryRun ? '/products?dryRun=true' : '/products';
  return withSession(async () => {
    const { data, errors = [] } = await sendFile<UploadAnswer>(address, file, options);
    if (!data) throw apiError(errors);
    return data;
  });
};
