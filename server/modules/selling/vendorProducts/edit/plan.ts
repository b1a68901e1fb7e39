import { sql } from 'kysely';
import type { Source } from '#contract/rules/selling/vendorProduct.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { isAmong, offerId, offersOf } from '#server/modules/selling/vendorProducts/offers.ts';
import type { Plan } from './edits.ts';

/**
 * Selects the effect of an edit on the included offers of a tab; `own` is the id of the
 * vendor_products row.
 */
export const planned = (
  vendorId: string,
  source: Source,
  { before, after, msg }: Plan,
  where: SqlFragment,
): SqlFragment => sql`
  select ${offerId[source]} as id, i.id as own, v.name, v.sku, ${before}::text[] as before,
    ${after}::text[] as after, ${msg} as msg
  from ${offersOf(vendorId, source)} where i.id is not null and ${where}`;

export interface Planned {
  id: string;
  own: string;
  name: string;
  sku: string;
  before: string[];
  after: string[];
  msg: string | null;
}

export const plannedFor = async (
  trx: Trx,
  vendorId: string,
  plan: Plan,
  ids: readonly string[],
): Promise<Planned[]> => {
  const of = (source: Source) => planned(vendorId, source, plan, isAmong(source, ids));
  const { rows } = await sql<Planned>`
    ${of('manufacturer')} union all ${of('seller')} order by own`.execute(trx);
  return rows;
};

export const isChanged = ({ before, after }: Planned): boolean =>
  before.length !== after.length || before.some((part, index) => part !== after[index]);
