/** A RIFF file contains its length, excluding these first bytes. */
const headerBytes = 8;

/** Whether a file is a complete WebP; a truncated one is shorter than its header says. */
export const isWholeWebp = (content: Buffer): boolean =>
  content.length > headerBytes + 4 &&
  content.toString('latin1', 0, 4) === 'RIFF' &&
  content.toString('latin1', 8, 12) === 'WEBP' &&
  content.readUInt32LE(4) + headerBytes <= content.length;
