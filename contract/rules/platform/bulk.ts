import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { oneOrMoreIds } from './fields.ts';

type Rules = v.GenericSchema<unknown, unknown>;

/** The rows of a bulk call: these ids, or everything the viewer's list filters match. */
export interface BulkTarget<Filter> {
  ids?: string[] | null;
  query?: Filter | null;
}

/** Whether a bulk edit changes at least one of the fields. */
export const changesAny = <Kind extends string>(
  kinds: readonly Kind[],
  changes: { [Each in Kind]?: unknown },
): boolean => kinds.some((kind) => changes[kind] != null);

/** A call with neither must not mean everything, and one with both is ambiguous. */
const isOneTarget = ({ ids, query }: BulkTarget<unknown>): boolean =>
  (ids == null) !== (query == null);

/** The input of a bulk call: the rows, by id or by the list's `query`, and any further entries. */
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

// `forward` cannot follow a path through a generic type
const atIds = (input: Record<string, unknown>) =>
  ({ type: 'object', origin: 'value', input, key: 'ids', value: input.ids }) as const;
