declare module 'ra-language-german' {
  const messages: Record<string, unknown>;
  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export default messages;
}
