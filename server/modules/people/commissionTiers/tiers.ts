import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { CommissionTiers } from '#contract/generated/schema.ts';
import {
  commissionRates,
  type commissionResetInput,
  commissionTiersInput,
} from '#contract/rules/people/commissionTiers.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn } from '#server/entity/filters.ts';
import { createRecord, lockRecord, updateRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';

/** Never listed: there is at most one record per vendor, plus the default. */
export const commissionTiers = defineEntity({
  name: 'commissionTiers',
  plural: 'commissionTiers',
  area: 'commissionTiers',
  table: 'commission_tiers',
  label: 'vendor_id',
  owner: ['vendor_id'],
  input: commissionTiersInput,
  query: listQueryOf(['id'], {}),
  columns: [...commissionRates],
  fields: () => ({}),
  filters: {},
  sorts: { id: byColumn('id') },
  created: (_, { vendorId }) => ({ vendor_id: vendorId }),
});

/** The tiers that apply to the vendor; without a vendor, the default tiers. */
export const tiersOf = async (db: Db, vendorId: string | null): Promise<CommissionTiers> => {
  const { rows } = await sql<CommissionTiers>`
    select id, vendor_id as "vendorId", up_to_2000 as "upTo2000", up_to_5000 as "upTo5000",
      up_to_10000 as "upTo10000", above, version
    from commission_tiers where vendor_id = ${vendorId} or vendor_id is null
    order by vendor_id nulls last limit 1`.execute(db);
  return rows[0] as CommissionTiers;
};

/** The row of exactly this vendor, or the default row; locks it. */
const rowOf = async ({ trx }: Writing, vendorId: string | null): Promise<string | undefined> => {
  if (vendorId !== null) {
    const { rows } = await sql`select from vendors where id = ${vendorId} for update`.execute(trx);
    if (rows.length === 0) throw notFound();
  }
  const { rows } = await sql<{ id: string }>`
    select id from commission_tiers
    where vendor_id is not distinct from ${vendorId}::bigint`.execute(trx);
  return rows[0]?.id;
};

export const updateTiers = async (
  writing: Writing,
  input: InferOutput<typeof commissionTiersInput>,
): Promise<void> => {
  const id = await rowOf(writing, input.vendorId ?? null);
  // the record was created or deleted since the form was opened
  if ((id === undefined) !== (input.version == null)) throw new DomainError('CONFLICT');
  if (id === undefined) await createRecord(commissionTiers)(writing, input);
  else await updateRecord(commissionTiers)(writing, id, input);
};

export const resetTiers = async (
  writing: Writing,
  input: InferOutput<typeof commissionResetInput>,
): Promise<void> => {
  const { trx, viewer } = writing;
  const id = await rowOf(writing, input.vendorId);
  if (id === undefined) throw notFound();
  await lockRecord(writing, commissionTiers, id, input);
  await recordChanges(trx, commissionTiers.tracked, viewer.userId, [id], () =>
    sql`delete from commission_tiers where id = ${id}`.execute(trx),
  );
};
