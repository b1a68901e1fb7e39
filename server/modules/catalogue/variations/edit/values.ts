import { sql } from 'kysely';
import type { ValuesChange } from '#contract/rules/catalogue/variationsEdit.ts';
import type { Edit } from './edit.ts';
import {
  checkAgainstFamily,
  type FamilyPlan,
  familiesOf,
  plannedBy,
  writePlanned,
} from './familyPlan.ts';

/** Values of several attributes, as in one section of a product. */
export const valuesEdit: Edit<ValuesChange> = {
  access: ['variations', 'edit'],
  records: 'variations',
  assertPossible: async () => undefined,
  plan: async (trx, viewer, values, among) => {
    const { rows } = await sql<{ id: string }>`
      select distinct family_id as id from (${familiesOf(among)}) f order by 1`.execute(trx);
    const plans: FamilyPlan[] = [];
    for (const { id } of rows) plans.push(await checkAgainstFamily(trx, viewer, id, values));
    return plannedBy(plans, among);
  },
  write: writePlanned,
};
