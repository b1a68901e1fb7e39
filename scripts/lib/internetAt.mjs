const standIn = new URL('./internet.mjs', import.meta.url).href;

/**
 * Settings of a server whose internet is a folder: `https://<host>/<path>` is its file
 * `<host>/<path>`, of hosts that end in `.example`.
 * @param {string} folder
 */
export const internetAt = (folder) => ({
  INTERNET_FOLDER: folder,
  NODE_OPTIONS: `--import=${standIn}`,
});
