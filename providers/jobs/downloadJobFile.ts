import { download } from '#providers/downloads/download.ts';

/**
 * Downloads the file that a job has created.
 * @throws when the file does not exist or the server is unreachable
 */
export const downloadJobFile = (id: string, name: string): Promise<void> =>
  download(`/jobs/${id}/file`, name);
