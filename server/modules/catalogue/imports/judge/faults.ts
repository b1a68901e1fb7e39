import type { ImportFault } from '#contract/generated/schema.ts';
import { headingText } from '#contract/importColumns.ts';
import type { Violation } from '#contract/rules/platform/check.ts';
import type { StoredRow } from './types.ts';

type Args = Record<string, string | number>;

/** Why a row is rejected; message arguments are stored as JSON. */
export const fault = (column: string | null, msg: string, args?: Args): ImportFault => ({
  column,
  msg,
  args: args ? JSON.stringify(args) : null,
});

export const faultOf = (column: string | null, { rule, limit }: Violation): ImportFault =>
  fault(column, rule, limit === undefined ? undefined : { limit });

const columnKey = (column: string) => headingText(column).toLowerCase();

/**
 * Removes consequential errors: missing values of columns that have another, more specific error,
 * and all of them if the row probably belongs to a different variation than its number says.
 */
export const withoutEchoes = (faults: readonly ImportFault[]): ImportFault[] => {
  const isMissing = ({ msg }: ImportFault) => msg === 'rules.required';
  if (faults.some(({ msg }) => msg === 'rules.importSkuCase')) {
    return faults.filter((each) => !isMissing(each));
  }
  const withOtherFaults = new Set(
    faults.flatMap((each) => (isMissing(each) || !each.column ? [] : columnKey(each.column))),
  );
  return faults.filter(
    (each) => !(isMissing(each) && withOtherFaults.has(columnKey(each.column ?? ''))),
  );
};

/** The position of another row, as message arguments. */
export const placeOf = ({ sheet, row }: Pick<StoredRow, 'sheet' | 'row'>) => ({ sheet, row });
