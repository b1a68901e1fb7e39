import type { PersonalTables } from './entity/personal.ts';
import { personal as catalogue } from './modules/catalogue/personal.ts';
import { personal as people } from './modules/people/personal.ts';
import { personalHistory, personal as platform } from './modules/platform/personal.ts';
import { personal as sales } from './modules/sales/personal.ts';
import { personal as selling } from './modules/selling/personal.ts';
import { personal as shop } from './modules/shop/personal.ts';
import { personal as website } from './modules/website/personal.ts';

/** The personal data of every table, in the order in which they are erased. */
export const personal: PersonalTables = {
  ...personalHistory,
  ...website,
  ...shop,
  ...sales,
  ...selling,
  ...people,
  ...catalogue,
  ...platform,
};
