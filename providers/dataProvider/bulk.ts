import type { Identifier } from 'react-admin';

/** The rows of a bulk call: `ids`, or a `query` the server resolves. */
export type BulkRows = { ids: string[] } | { query: Record<string, unknown> };

interface BulkParams {
  ids: Identifier[];
  meta?: { query?: Record<string, unknown> };
}

/** The params of react-admin's `deleteMany`, which knows only ids: a query is passed in `meta`. */
export const bulkParams = (rows: BulkRows): BulkParams =>
  'ids' in rows ? rows : { ids: [], meta: rows };

/** The variables of the API. */
export const bulkRows = ({ ids, meta }: BulkParams): BulkRows =>
  meta?.query ? { query: meta.query } : { ids: ids.map(String) };
