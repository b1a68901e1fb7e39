import { drivingCostTableInput } from '#contract/rules/selling/drivingCost.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { codeOf, type RangeRow, regionOf } from '#ui/ranges/rangeRow.ts';
import type { DrivingCostRecord } from './record.generated.ts';

/**
 * All driving costs as rows; `seen` contains the ids and versions of the records behind the rows.
 */
export interface Table {
  rows: RangeRow[];
  seen: { id: string; version: number }[];
  /** Id of the most recently changed record; the conflict dialog shows who changed it. */
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

/** Converts the form values to the API input; drops empty rows. */
export const inputOf = ({ rows = [], seen = [] }: Partial<Table>) => ({
  rows: rows
    .filter(({ region, cost }) => region !== '' || cost !== '')
    .map(({ region, cost }) => ({
      // send an invalid region as a postcode, so that validation reports an invalid postcode
      region: regionOf(region) ?? { type: 'postcode', value: region },
      cost,
    })),
  seen,
});

const validateInput = validateBy(drivingCostTableInput);
export const validate = (values: object) => validateInput(inputOf(values));
