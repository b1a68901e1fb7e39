/** Reasons to reject an uploaded document; also the key of the message. */
type DocumentFault = 'FILE_TYPE' | 'FILE_DAMAGED';

/** Readers look for the end within so many of the last bytes. */
const endBytes = 1024;

/**
 * Whether this is a whole PDF, by its content and never by its name. What is in it is nobody's business:
 * it is handed out for download only, never shown in a page.
 */
export const faultOfPdf = (content: Buffer): DocumentFault | null => {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) return 'FILE_TYPE';
  const end = content.toString('latin1', Math.max(0, content.length - endBytes));
  return /startxref\s+\d+\s+%%EOF/.test(end) ? null : 'FILE_DAMAGED';
};
