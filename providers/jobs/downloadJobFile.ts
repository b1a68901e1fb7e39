import { download } from '#providers/downloads/download.ts';

/**
 * Downloads the file a job has made.
 * @throws when the file does not exist or the server is unreachable
 */
export const downloadJobFile = (id: string, name: string): Promise<void> =>
  download(`/jobs/${id}/file`, name);
