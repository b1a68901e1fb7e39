import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { ordersQuery } from '#contract/rules/sales/orderState.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import { setLineStates } from './changes.ts';
import { isHandedOver, isSeen } from './conditions.ts';
import { orders } from './orders.ts';

type Filter = InferOutput<typeof ordersQuery>;

/** Confirms the open lines that the viewer delivers; does nothing for orders without any. */
export const confirmAction: BulkAction<Filter, object> = {
  kind: 'orders.confirm',
  access: ['orders', 'edit'],
  matching: orders.matching,
  apply: async (trx, viewer, ids) => {
    const { rows } = await sql<{ id: string }>`
      select t.id from orders t where t.id = any(${ids}::bigint[]) and ${isSeen(viewer)}
      order by t.id for update`.execute(trx);
    const lines = await sql<{ id: string }>`
      select l.id from order_lines l
      where l.order_id = any(${rows.map(({ id }) => id)}::bigint[]) and l.state = 'open'
        and ${isHandedOver(viewer)}`.execute(trx);
    const open = lines.rows.map(({ id }) => id);
    if (open.length > 0) {
      const change = {
        status: 'confirmed' as const,
        reason: '',
        parcels: [],
        removedParcelIds: [],
      };
      await setLineStates(trx, viewer, { ...change, ids: open });
    }
    return missing(ids, rows);
  },
};
