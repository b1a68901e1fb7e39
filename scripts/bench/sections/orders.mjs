import { comparedHead, comparedRows, ms, seconds, table, times } from '#scripts/bench/format.mjs';
import { measureOrders } from '#scripts/bench/orders.mjs';

export const title = 'Orders and payouts';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureOrders(await stage.load());

const count = (number) => number.toLocaleString('en');

export const report = ({ orders, lines, compared, intake, preview, statement }) => [
  `${count(orders)} orders with ${count(lines)} lines on PostgreSQL, as administrators list them and as a partner`,
  'with 8,000 of them does. A shop sends 5 orders a second with 5 lines and a service each for a minute,',
  `${count(intake.sent)} in all; ${count(intake.again)} were sent again, because the API was busy. Partners ask for what is due and for`,
  'their statement 100 times, one after the other. Meanwhile an administrator asks for a list on and on: for',
  'the orders while the shop sends, otherwise for the variations.',
  '',
  ...table(comparedHead, comparedRows(compared)),
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['p95 of taking an order in', ms(intake.p95Ms), ''],
      others('the shop', intake),
      [`what is due, ${count(preview.total)} entries`, ms(preview.eachMs), ''],
      others('what is due', preview),
      [`a page of a statement of ${count(statement.total)} entries`, ms(statement.eachMs), ''],
      others('the statement', statement),
      ['the statement as an xlsx file', seconds(statement.file.workMs), ''],
      others('the file', statement.file),
    ],
  ),
];

const others = (beside, { idleP95Ms, busyP95Ms }) => [
  `p95 of a list beside ${beside}, ${ms(busyP95Ms)}, compared with idle`,
  times(busyP95Ms / idleP95Ms),
  '3 times',
];
