import { drivingCostTableInput } from '#contract/rules/selling/drivingCost.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { codeOf, type RangeRow, regionOf } from '#ui/ranges/rangeRow.ts';
import type { DrivingCostRecord } from './operations.ts';

/** All driving costs as rows; `seen` are the records that the rows come from. */
export interface Table {
  rows: RangeRow[];
  seen: { id: string; version: number }[];
  /** Of the record that was changed last: whose change a conflict is told of. */
  id: string | undefined;
  updatedAt: string | undefined;
}

const emptyRow: RangeRow = { region: '', from: '', to: '', cost: '' };

export const tableOf = (costs: readonly DrivingCostRecord[]): Table => {
  const rows = costs.flatMap(({ regions, cost }) =>
    regions.map((region) => ({ ...emptyRow, region: codeOf(region), cost })),
  );
  const latest = costs.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0];
  return {
    rows: rows.length > 0 ? rows : [emptyRow],
    seen: costs.map(({ id, version }) => ({ id, version })),
    id: latest?.id,
    updatedAt: latest?.updatedAt,
  };
};

/** The API input for the form's values; rows that nobody filled are none. */
export const inputOf = ({ rows = [], seen = [] }: Partial<Table>) => ({
  rows: rows
    .filter(({ region, cost }) => region !== '' || cost !== '')
    .map(({ region, cost }) => ({
      // what is no region yet is told as a postcode would be
      region: regionOf(region) ?? { type: 'postcode', value: region },
      cost,
    })),
  seen,
});

const validateInput = validateBy(drivingCostTableInput);
export const validate = (values: object) => validateInput(inputOf(values));
