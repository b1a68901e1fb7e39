import { count, ms, table, times } from '#scripts/bench/format.mjs';
import { measureMenu } from '#scripts/bench/menu.mjs';
import { measureReassign } from '#scripts/bench/reassign.mjs';

export const title = 'Menu of the website';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => ({
  menu: await measureMenu(await stage.demo()),
  reassign: await measureReassign(await stage.load()),
});

export const report = ({ menu, reassign }) => [
  `A column of ${menu.items} items in the browser; medians of 5 runs.`,
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['moving an item, from the drop to confirmation by the API', ms(menu.moveMs), ''],
      ['frames under 50 ms while dragging', `${(100 * menu.framesUnder50).toFixed(1)} %`, ''],
      ['slowest frame meanwhile', ms(menu.slowestFrameMs), '100 ms'],
    ],
  ),
  '',
  `Reassigning the products of ${reassign.items} items of level 4 over 100,000 variations on PostgreSQL:`,
  `first when none has any yet, which links ${count(reassign.links)}, and then once more, while the first page of a`,
  'list is requested continuously.',
  '',
  ...table(
    ['what', 'from none', 'once more', 'at most'],
    [
      ['until the job has ended', ms(reassign.first.jobMs), ms(reassign.again.jobMs), '30,000 ms'],
      ['links written', count(reassign.links), String(reassign.rewritten), '0 once more'],
      [
        'p95 of the list meanwhile, compared with idle',
        times(reassign.first.busyP95Ms / reassign.first.idleP95Ms),
        times(reassign.again.busyP95Ms / reassign.again.idleP95Ms),
        '3 times',
      ],
    ],
  ),
];
