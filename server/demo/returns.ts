import { sql } from 'kysely';
import { berlinDay } from '#contract/cart/day.ts';
import type { Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { recordReturn } from '#server/modules/sales/orderIntake/returns.ts';
import { refundReturn, returnRefundPreview } from '#server/modules/sales/returns/refund.ts';
import {
  receiveReturn,
  rejectReturn,
  withdrawReturn,
} from '#server/modules/sales/returns/steps.ts';
import { administrator } from './administrator.ts';

type Step = (trx: Trx, viewer: Viewer, id: string) => Promise<unknown>;

const receive: Step = (trx, viewer, id) =>
  receiveReturn(trx, viewer, {
    ...{ id, receivedOn: berlinDay(new Date()) },
    condition: 'Originalverpackt, unbenutzt',
  });

const refund: Step = async (trx, viewer, id) => {
  const { proposed, fingerprint } = await returnRefundPreview(trx, viewer, id);
  const costs = { withShipping: true, withDriving: false };
  await refundReturn(trx, viewer, { id, amount: proposed, fingerprint, ...costs });
};

const reject: Step = (trx, viewer, id) =>
  rejectReturn(trx, viewer, { id, reason: 'Deutliche Gebrauchsspuren' });

const withdraw: Step = (trx, viewer, id) =>
  withdrawReturn(trx, viewer, { id, reason: 'Der Kunde behält die Ware.' });

/** A return in each state, with the steps that lead to it. */
const shown = [
  { reason: 'withdrawal', note: 'Passt farblich nicht zum Sofa', steps: [] },
  { reason: 'damaged', note: 'Kratzer an der Vorderseite', steps: [receive] },
  { reason: 'withdrawal', note: 'Zu groß für den Raum', steps: [receive, refund] },
  { reason: 'damaged', note: 'Ein Bein wackelt', steps: [receive, reject] },
  { reason: 'withdrawal', note: '', steps: [withdraw] },
] as const;

interface Line {
  order_id: string;
  external_id: string;
  position: number;
}

/** One delivered line of each of the latest orders without a refund. */
const linesToReturn = async (trx: Trx): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    select l.order_id, o.external_id, min(l.position)::int as position
    from orders o join order_lines l on l.order_id = o.id and l.state = 'completed'
    where o.payment_status = 'paid'
    group by o.id, o.external_id, l.order_id
    order by o.ordered_at desc limit ${shown.length}`.execute(trx);
  return rows;
};

/** A returned order in each state, by the same code as in the product. */
export const insertReturns = async (trx: Trx): Promise<void> => {
  const viewer = await administrator(trx);
  if (!viewer) return;
  for (const [index, { order_id, external_id, position }] of (await linesToReturn(trx)).entries()) {
    const { reason, note, steps } = shown[index] as (typeof shown)[number];
    await recordReturn(
      trx,
      { userId: viewer.userId },
      {
        ...{ externalId: external_id, returnId: `DEMO-${index + 1}`, line: position, quantity: 1 },
        ...{ reason, note },
      },
    );
    const { id } = await trx
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    for (const step of steps) await step(trx, viewer, id);
  }
  await sql`
    delete from notifications where kind in ('refundRecorded', 'returnAnnounced', 'returnRejected',
      'returnWithdrawn')`.execute(trx);
};
