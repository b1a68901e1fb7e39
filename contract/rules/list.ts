import * as v from 'valibot';
import { limits } from '#contract/limits.ts';

/** The paging and sorting that every list's `query` takes. Far pages are empty, never an error. */
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
});
