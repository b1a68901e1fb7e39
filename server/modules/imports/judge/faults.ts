import type { Breach } from '#contract/rules/check.ts';
import type { ImportFault } from '#server/generated/graphql.ts';
import type { StoredRow } from './types.ts';

type Args = Record<string, string | number>;

/** Why a row is rejected; message arguments are stored as JSON. */
export const fault = (column: string | null, msg: string, args?: Args): ImportFault => ({
  column,
  msg,
  args: args ? JSON.stringify(args) : null,
});

export const faultOf = (column: string | null, { rule, limit }: Breach): ImportFault =>
  fault(column, rule, limit === undefined ? undefined : { limit });

/** The position of another row, as message arguments. */
export const placeOf = ({ sheet, row }: Pick<StoredRow, 'sheet' | 'row'>) => ({ sheet, row });
