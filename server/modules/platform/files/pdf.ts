/** Reasons to reject an uploaded document; also the key of the message. */
type DocumentFault = 'FILE_TYPE' | 'FILE_DAMAGED';

/** Readers look for the end marker within this many of the last bytes. */
const endBytes = 1024;

/**
 * Checks that the content, whatever its name, is a complete PDF. The inside is not inspected,
 * because documents are only offered for download and never shown in a page.
 */
export const faultOfPdf = (content: Buffer): DocumentFault | null => {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) return 'FILE_TYPE';
  const end = content.toString('latin1', Math.max(0, content.length - endBytes));
  return /startxref\s+\d+\s+%%EOF/.test(end) ? null : 'FILE_DAMAGED';
};
