/**
 * Replaces the CSV library of react-admin's own export button, so that it is not bundled. The
 * server creates exports, because they include all matching rows.
 */
const noClientExport = (): never => {
  throw new Error('Lists are exported by the server: use ExportMenu.');
};

// biome-ignore lint/style/noDefaultExport: the replaced library has a default export
export default noClientExport;
