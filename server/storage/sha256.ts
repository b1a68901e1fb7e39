import { createHash } from 'node:crypto';

/** As it is stored beside a file, and compared by `npm run check`. */
export const sha256 = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');
