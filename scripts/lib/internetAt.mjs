const standIn = new URL('./internet.mjs', import.meta.url).href;

/**
 * Settings of a server with a simulated internet: `https://<host>/<path>` is the folder's file
 * `<host>/<path>`, for hosts that end in `.example`.
 * @param {string} folder
 */
export const internetAt = (folder) => ({
  INTERNET_FOLDER: folder,
  NODE_OPTIONS: `--import=${standIn}`,
});
