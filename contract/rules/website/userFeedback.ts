import * as v from 'valibot';
import { line, longText, searchText, version } from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { day, periodInputOf } from '#contract/rules/platform/period.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';

export const feedbackLimits = {
  text: 2000,
  page: 200,
  /** Messages per account and hour. */
  perHour: 20,
} as const;

/** Classifies ratings as bad, middling or good, by their colours (specification 9). */
export const toneOfRate = (rate: number): 'bad' | 'middling' | 'good' => {
  if (rate <= 6) return 'bad';
  return rate <= 8 ? 'middling' : 'good';
};

export const rates = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const rate = wholeNumber(1, 10);

/** `open` until an administrator has processed the feedback. */
export const feedbackStates = ['open', 'done'] as const;
export const feedbackStatus = v.picklist(feedbackStates, 'rules.filter');

export const feedbackUserTypes = [
  'manufacturer',
  'vendor',
  'craftsman',
  'architect',
  'wholesaler',
] as const;

const userType = oneOf(feedbackUserTypes);

export const userFeedbackInput = v.object({
  rate,
  text: longText(feedbackLimits.text),
  page: v.nullish(line(feedbackLimits.page), ''),
  version,
});

export const userFeedbacksQuery = listQueryOf(
  ['createdAt', 'rate', 'page', 'userType', 'status', 'id'],
  {
    text: searchText,
    rate: v.nullish(rate),
    status: oneOf(feedbackStates),
    from: v.nullish(day),
    to: v.nullish(day),
    sentFrom: searchText,
    userType,
  },
);

export const userFeedbackAnalyticsQuery = periodInputOf({ page: searchText, userType });
