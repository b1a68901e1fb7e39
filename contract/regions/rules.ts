import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { regionKey } from './region.ts';
import { states } from './states.ts';

/** A German postcode: five digits. */
export const postcode = v.pipe(
  v.string('rules.required'),
  v.trim(),
  v.minLength(1, 'rules.required'),
  v.regex(/^\d{5}$/, 'rules.postcode'),
);

/** The first digits of postcodes, optionally followed by an asterisk, as in `9410*`. */
const postcodePrefix = v.pipe(
  v.string('rules.required'),
  v.trim(),
  v.minLength(1, 'rules.required'),
  v.regex(/^\d{1,5}\*?$/, 'rules.postcodePrefix'),
  v.transform((text) => text.replace('*', '')),
);

/** One region: `{ type, value }`. */
export const region = v.variant(
  'type',
  [
    v.object({ type: v.literal('germany'), value: v.nullish(v.null('rules.wrongType'), null) }),
    v.object({ type: v.literal('state'), value: v.picklist(states, 'rules.state') }),
    v.object({ type: v.literal('postcode'), value: postcodePrefix }),
  ],
  'rules.region',
);

/** A list of regions without duplicates; each is `{ type, value }`. */
export const regions = v.pipe(
  v.array(region, 'rules.required'),
  v.maxLength(limits.regions, 'rules.maxItems'),
  v.check((list) => new Set(list.map(regionKey)).size === list.length, 'rules.regionTwice'),
);
