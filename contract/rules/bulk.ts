import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ids } from './fields.ts';

type Rules = v.GenericSchema<unknown, unknown>;

/** The rows that a bulk call is about: these, or all of the viewer's that match a list's filters. */
export interface BulkTarget<Filter> {
  ids?: string[] | null;
  query?: Filter | null;
}

/** The entries of a bulk call that say which rows; the schema checks {@link isOneTarget}, too. */
export const targetEntries = <Query extends Rules>(query: Query) => ({
  ids: v.nullish(
    v.pipe(
      ids(limits.bulkIds),
      v.check((list) => list.length > 0, 'rules.required'),
    ),
  ),
  query: v.nullish(query),
});

/** A call that names neither must not mean everything, and nobody can mean both. */
export const isOneTarget = ({ ids, query }: BulkTarget<unknown>): boolean =>
  (ids == null) !== (query == null);
