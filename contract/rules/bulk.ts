import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { oneOrMoreIds } from './fields.ts';

type Rules = v.GenericSchema<unknown, unknown>;

/** The rows that a bulk call is about: these, or all of the viewer's that match a list's filters. */
export interface BulkTarget<Filter> {
  ids?: string[] | null;
  query?: Filter | null;
}

/** A call that names neither must not mean everything, and nobody can mean both. */
const isOneTarget = ({ ids, query }: BulkTarget<unknown>): boolean =>
  (ids == null) !== (query == null);

/** The input of a bulk call: which rows, by the list's `query` or one by one, and what else it says. */
export const bulkInputOf = <
  Query extends Rules,
  More extends v.ObjectEntries = Record<never, never>,
>(
  query: Query,
  more = {} as More,
) =>
  v.pipe(
    v.object({ ids: v.nullish(oneOrMoreIds(limits.bulkIds)), query: v.nullish(query), ...more }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || isOneTarget(dataset.value)) return;
      addIssue({ message: 'rules.required', path: [atIds(dataset.value)] });
    }),
  );

// `forward` cannot follow a path through a type that is not known yet
const atIds = (input: Record<string, unknown>) =>
  ({ type: 'object', origin: 'value', input, key: 'ids', value: input.ids }) as const;
