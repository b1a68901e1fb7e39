import type { Trx } from '#server/db/database.ts';
import { cancelOrder } from '#server/modules/sales/orderIntake/laterChanges.ts';
import { done, refuse, type Step } from './desk.ts';
import { payAgain, paySome, takeBack } from './payments.ts';
import { refundSome, refundWhole } from './refunds.ts';
import { moveReturn } from './returns.ts';

/** Cancels the whole order; refused once anything of it is on its way. */
const cancelWhole: Step = async (desk, { externalId, lines, services }) => {
  const items = [...lines, ...services].flatMap(({ of }) => of);
  const cancel = (trx: Trx) => cancelOrder(trx, desk.admin, { externalId, reason: 'Storno' });
  if (items.some(({ state }) => state === 'shipped' || state === 'completed')) {
    return refuse(desk, cancel);
  }
  await done(desk, cancel);
  for (const item of items) item.state = 'cancelled';
};

/** Each step as often as it is here. */
const steps: readonly Step[] = [
  ...[paySome, paySome, paySome, paySome, paySome],
  ...[refundSome, refundSome, moveReturn, moveReturn, moveReturn],
  ...[takeBack, payAgain, refundWhole, cancelWhole],
];

/** Those that leave little to do. */
const final: readonly Step[] = [refundWhole, cancelWhole];

export const randomStep: Step = (desk, order, random) => {
  const step = random.pick(steps);
  const isSkipped = final.includes(step) && random.chance(0.6);
  return isSkipped ? paySome(desk, order, random) : step(desk, order, random);
};
