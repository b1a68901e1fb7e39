import { authorization } from '#providers/graphql/request.ts';

/**
 * Hands the file that a job has made to the browser, which saves it.
 * @throws when it is not there or the server cannot be reached
 */
export const downloadJobFile = async (id: string, name: string): Promise<void> => {
  const response = await fetch(`/jobs/${id}/file`, { headers: authorization() });
  if (!response.ok) throw new Error(`${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
