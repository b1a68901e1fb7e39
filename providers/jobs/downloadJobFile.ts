import { download } from '#providers/downloads/download.ts';

/**
 * Hands the file that a job has made to the browser, which saves it.
 * @throws when it is not there or the server cannot be reached
 */
export const downloadJobFile = (id: string, name: string): Promise<void> =>
  download(`/jobs/${id}/file`, name);
