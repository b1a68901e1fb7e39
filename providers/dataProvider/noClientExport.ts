/**
 * In place of the library that react-admin's own export button turns rows into a file with. Exports
 * are made on the server, of all rows that match, so that nobody loads it.
 */
const noClientExport = (): never => {
  throw new Error('Lists are exported by the server: use ExportMenu.');
};

// biome-ignore lint/style/noDefaultExport: as the library it replaces
export default noClientExport;
