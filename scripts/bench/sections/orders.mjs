import {
  comparedHead,
  comparedRows,
  count,
  ms,
  seconds,
  table,
  times,
} from '#scripts/bench/format.mjs';
import { measureOrders } from '#scripts/bench/orders.mjs';

export const title = 'Orders and payouts';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureOrders(await stage.load());

export const report = ({ orders, lines, repayments, compared, intake, preview, statement }) => [
  `${count(orders)} orders with ${count(lines)} lines and ${count(repayments)} repayments on PostgreSQL, as`,
  'administrators list them and as a partner with 8,000 of the orders does. A shop sends 5 orders a',
  `second with 5 lines and a service each for a minute, ${count(intake.sent)} in all; ${count(intake.again)} were sent again, because the`,
  'API was busy. Partners request the amounts due and their statement 100 times, one after the other.',
  'Meanwhile an administrator requests a list continuously:',
  'the orders while the shop sends, otherwise the variations.',
  '',
  ...table(comparedHead, comparedRows(compared)),
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['p95 of accepting an order', ms(intake.p95Ms), ''],
      others('the orders of the shop', intake),
      [`amounts due, ${count(preview.total)} entries`, ms(preview.eachMs), ''],
      others('requests of the amounts due', preview),
      [`a page of a statement of ${count(statement.total)} entries`, ms(statement.eachMs), ''],
      others('requests of the statement', statement),
      ['the statement as an xlsx file', seconds(statement.file.workMs), ''],
      others('the export of the file', statement.file),
    ],
  ),
];

const others = (what, { idleP95Ms, busyP95Ms }) => [
  `p95 of a list during ${what}, ${ms(busyP95Ms)}, compared with idle`,
  times(busyP95Ms / idleP95Ms),
  '3 times',
];
