import data from '#server/demo/content/manufacturers.json' with { type: 'json' };
import type { DemoManufacturer } from '#server/demo/types.ts';

export interface Maker extends DemoManufacturer {
  /** First part of every article number of this manufacturer. */
  prefix: string;
  country: string;
}

/** All telephone numbers lie in the ranges reserved for fiction by the German regulator. */
export const makers: readonly Maker[] = data;
