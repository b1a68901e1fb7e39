import data from '#server/demo/content/manufacturers.json' with { type: 'json' };
import type { DemoManufacturer } from '#server/demo/types.ts';

export interface Maker extends DemoManufacturer {
  /** First part of every article number of this manufacturer. */
  prefix: string;
  country: string;
}

/** All telephone numbers are in the ranges that the German regulator reserves for fiction. */
export const makers: readonly Maker[] = data;
