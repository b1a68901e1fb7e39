import { measureFeedback } from '#scripts/bench/feedback.mjs';
import { count, ms, table } from '#scripts/bench/format.mjs';

export const title = 'Feedback';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureFeedback(await stage.load());

export const report = (feedback) => [
  `${count(feedback.rows)} feedbacks within a year on PostgreSQL, medians of 30 requests over HTTP.`,
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['the analysis of the year, by day', ms(feedback.yearMs), '300 ms'],
      ['p95', ms(feedback.p95Ms), ''],
      ['the analysis of one page, by week', ms(feedback.pageMs), '300 ms'],
    ],
  ),
];
