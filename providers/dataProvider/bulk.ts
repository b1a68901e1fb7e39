import type { Identifier } from 'react-admin';

/** The rows of a bulk call: `ids`, or a `query` that the server resolves. */
export type BulkRows = { ids: string[] } | { query: Record<string, unknown> };

interface BulkParams {
  ids: Identifier[];
  meta?: { query?: Record<string, unknown> };
}

/**
 * The parameters of react-admin's `deleteMany`, which supports only ids; `meta` carries a query.
 */
export const bulkParams = (rows: BulkRows): BulkParams =>
  'ids' in rows ? rows : { ids: [], meta: rows };

/** Converts the parameters into the variables of the API call. */
export const bulkRows = ({ ids, meta }: BulkParams): BulkRows =>
  meta?.query ? { query: meta.query } : { ids: ids.map(String) };
