declare module 'ra-language-german' {
  const messages: Record<string, unknown>;
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default messages;
}
