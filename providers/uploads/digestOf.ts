/**
 * The SHA-256 digest of a file in hexadecimal, with which the server recognises an image before its
 * upload.
 * @returns null if the browser does not support it, which is the case over HTTP except on localhost
 */
export const digestOf = async (file: Blob): Promise<string | null> => {
  // undefined outside a secure context, although its type says otherwise
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
