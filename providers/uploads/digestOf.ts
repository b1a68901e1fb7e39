/**
 * SHA-256 of a file as hexadecimal digits, by which the server knows a picture before it is sent.
 * @returns null where the browser does not compute it, which is over http to another computer
 */
export const digestOf = async (file: Blob): Promise<string | null> => {
  // missing without a secure context, whatever its type says
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
