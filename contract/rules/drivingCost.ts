import * as v from 'valibot';
import { regions } from '#contract/regions/rules.ts';
import { price, searchText, version } from './fields.ts';
import { listQueryOf } from './list.ts';

/** What driving to some regions costs; 0 is a cost as any other. */
export const drivingCostInput = v.object({
  cost: price,
  regions: v.pipe(regions, v.minLength(1, 'rules.oneRegion')),
  version,
});

export const drivingCostsQuery = listQueryOf(['cost', 'id', 'updatedAt'], {
  region: searchText,
});
