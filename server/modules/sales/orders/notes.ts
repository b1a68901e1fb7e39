import { sql } from 'kysely';
import type { Writing } from '#server/entity/writing.ts';
import { notFound } from '#server/errors/domainError.ts';
import { isAdmin, isSeen, ownPart } from './conditions.ts';
import { recordEvents } from './events.ts';

/**
 * Adds a note: a partner's note for its own part, an administrator's for administrators. Throws
 * NOT_FOUND if the viewer may not read the order.
 */
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
