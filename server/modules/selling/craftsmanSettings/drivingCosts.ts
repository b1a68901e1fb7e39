import { sql } from 'kysely';
import type { Region } from '#contract/regions/region.ts';
import { drivingCostInput, drivingCostsQuery } from '#contract/rules/selling/drivingCost.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { ownedBy } from '#server/db/owner.ts';
import { rowsBelow } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn } from '#server/entity/filters.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';

const owner = ['vendor_id'] as const;

/**
 * A region belongs to at most one driving cost of a vendor; a database constraint covers concurrent
 * saves.
 */
const assertFree = async (
  { trx, viewer }: Writing,
  { regions }: { regions: Region[] },
  id?: string,
): Promise<void> => {
  const { rows } = await sql`
    select from driving_cost_regions c
    join driving_costs t on t.id = c.driving_cost_id
    join jsonb_to_recordset(${jsonb(regions)}) as x (type text, value text)
      on x.type = c.type and x.value is not distinct from c.value
    where ${ownedBy(viewer, 't', owner)} and t.id is distinct from ${id ?? null}::bigint
    limit 1`.execute(trx);
  if (rows.length > 0) throw invalid({ regions: { rule: 'rules.regionTaken' } });
};

export const drivingCosts = defineEntity({
  name: 'drivingCost',
  plural: 'drivingCosts',
  calls: { list: 'getVendorDrivingCostSettings' },
  area: 'craftsmanSettings',
  table: 'driving_costs',
  label: 'cost',
  owner,
  input: drivingCostInput,
  query: drivingCostsQuery,
  columns: ['cost'],
  children: {
    regions: rowsBelow<Region>({
      table: 'driving_cost_regions',
      of: 'driving_cost_id',
      fields: ['type', 'value'],
    }),
  },
  fields: () => ({ cost: sql<string>`t.cost::text` }),
  filters: {
    // a driving cost for all of Germany matches every place
    region: (text) => sql`exists (
      select from driving_cost_regions c where c.driving_cost_id = t.id
        and (c.type = 'germany' or c.value = upper(${text})
          or (c.type = 'postcode' and starts_with(${text}, c.value))
          or (c.type = 'postcode' and starts_with(c.value, ${text}))))`,
  },
  sorts: { cost: byColumn('cost'), id: byColumn('id'), updatedAt: byColumn('updated_at') },
  check: assertFree,
});
