import { berlinDay } from '#contract/cart/day.ts';
import { daysAfter } from '#contract/rules/platform/period.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { FeedbackPagesDocument } from './operations.generated.ts';
import { usePageName } from './usePageName.ts';

/** Returns the pages with feedback from the last year as choices. */
export const usePages = () => {
  const nameOf = usePageName();
  const to = berlinDay(new Date());
  const query = { from: daysAfter(to, -364), to, interval: 'month' };
  const { data } = useApiQuery(FeedbackPagesDocument, { query });
  const pages = data?.userFeedbackAnalytics.data.byPage ?? [];
  return pages
    .filter(({ name }) => name !== '')
    .map(({ name }) => ({ id: name, name: nameOf(name) }))
    .sort((one, other) => one.name.localeCompare(other.name));
};
