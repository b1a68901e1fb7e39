import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ids, status } from './fields.ts';

/** Paging and sorting of every list's `query`. A page past the end is empty, not an error. */
export const listQuery = <const Columns extends readonly [string, ...string[]]>(
  sortable: Columns,
  maxSize: number = limits.maxPageSize,
) => ({
  page: v.nullish(v.pipe(v.number('rules.wrongType'), v.minValue(0, 'rules.minValue')), 0),
  size: v.nullish(
    v.pipe(
      v.number('rules.wrongType'),
      v.minValue(1, 'rules.minValue'),
      v.maxValue(maxSize, 'rules.maxValue'),
    ),
    limits.defaultPageSize,
  ),
  sort: v.nullish(v.picklist(sortable, 'rules.sort'), sortable[0]),
  order: v.nullish(v.picklist(['ASC', 'DESC'], 'rules.wrongType'), 'ASC'),
  countUpTo: v.nullish(v.pipe(v.number('rules.wrongType'), v.minValue(1, 'rules.minValue'))),
});

/** The order of lists that show the newest first unless another order is given. */
export const newestFirst = v.nullish(v.picklist(['ASC', 'DESC'], 'rules.wrongType'), 'DESC');

/** A filter by one of a few values; `all`, like none, does not filter. */
export const oneOf = <const Choice extends string | number>(
  choices: readonly Choice[],
  message = 'rules.filter',
) =>
  v.nullish(
    v.pipe(
      v.picklist<readonly (Choice | 'all')[], string>([...choices, 'all'], message),
      v.transform((given) => (given === 'all' ? null : (given as Choice))),
    ),
  );

/** The filter by a record's status. */
export const statusFilter = oneOf(status.options, 'rules.status');

/** Filters that every list query has. */
export interface ListFilter {
  page: number;
  size: number;
  sort: string;
  order: 'ASC' | 'DESC';
  ids?: string[] | null | undefined;
  /** How far the total is counted; without it, the total is exact. */
  countUpTo?: number | null | undefined;
}

/** The query of a list: its sort columns and its filters. The first sort column is the default. */
export const listQueryOf = <
  const Columns extends readonly [string, ...string[]],
  Filters extends v.ObjectEntries,
>(
  sortable: Columns,
  filters: Filters,
  maxSize?: number,
) =>
  v.object({
    ...listQuery(sortable, maxSize),
    ids: v.nullish(ids(limits.maxPageSize)),
    ...filters,
  });
