import { sql } from 'kysely';
import type { Writing } from '#server/entity/write.ts';
import { notFound } from '#server/errors/domainError.ts';
import { recordEvents } from './events.ts';
import { isAdmin, isSeen, ownPart } from './seen.ts';

/** Of a partner for its part, of an administrator for administrators. NOT_FOUND as for reading. */
export const addNote = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  orderId: string,
  text: string,
): Promise<void> => {
  const { rows } = await sql<{ part_id: string | null }>`
    select ${
      isAdmin(viewer)
        ? sql`null`
        : sql`(select p.id from order_parts p where p.order_id = t.id and ${ownPart(viewer)})`
    } as part_id
    from orders t where t.id = ${orderId} and ${isSeen(viewer)}`.execute(trx);
  const [order] = rows;
  if (!order) throw notFound();
  await recordEvents(trx, viewer, [
    { orderId, kind: 'note', text, ...(order.part_id !== null && { partId: order.part_id }) },
  ]);
};
