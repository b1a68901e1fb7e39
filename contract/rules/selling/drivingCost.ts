import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { regionKey } from '#contract/regions/region.ts';
import { region, regions } from '#contract/regions/rules.ts';
import { price, requiredId, searchText, version } from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';

/** The cost of driving to some regions; 0 is allowed. */
export const drivingCostInput = v.object({
  cost: price,
  regions: v.pipe(regions, v.minLength(1, 'rules.oneRegion')),
  version,
});

/**
 * All of a vendor's driving costs, one row per region, with the stored costs from which the form
 * built the rows.
 */
export const drivingCostTableInput = v.object({
  rows: v.pipe(
    v.array(v.object({ region, cost: price }), 'rules.required'),
    v.minLength(1, 'rules.oneRegion'),
    v.maxLength(limits.drivingCostRows, 'rules.maxItems'),
    v.check(
      (rows) => new Set(rows.map((row) => regionKey(row.region))).size === rows.length,
      'rules.regionTwice',
    ),
  ),
  seen: v.pipe(
    v.array(v.object({ id: requiredId, version: wholeNumber(0, 2_147_483_647) })),
    v.maxLength(limits.maxPageSize, 'rules.maxItems'),
  ),
});

export const drivingCostsQuery = listQueryOf(['cost', 'id', 'updatedAt'], {
  region: searchText,
});
