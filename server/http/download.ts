import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Sends a file for download, with the type of its extension and without caching. */
export const sendDownload = (
  reply: FastifyReply,
  name: string,
  content: Readable | Buffer,
): FastifyReply =>
  reply
    .header('content-type', types[name.split('.').pop() ?? ''] ?? 'application/octet-stream')
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .send(content);

/**
 * The content-disposition header. Not every client supports file names with non-ASCII letters (RFC
 * 6266), so it also has an ASCII name.
 */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
