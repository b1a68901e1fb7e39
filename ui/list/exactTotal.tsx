import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';
import { numberText } from '#contract/format.ts';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { useKnownTotal } from './useKnownTotal.ts';

interface ExactTotal {
  isExact: boolean;
  /** Counts all matches of the present filters. */
  askExact: () => void;
}

/** Whether the list counts all matches; `ListPage` provides it. */
export const ExactTotalContext = createContext<ExactTotal>({
  isExact: true,
  askExact: () => undefined,
});

interface Total extends ExactTotal {
  /** Undefined while unknown. */
  total: number | undefined;
  /** The number that the total exceeds, if it is not counted exactly; otherwise null. */
  moreThan: number | null;
}

/** The number of matches, exact or as far as it is counted. */
export const useTotal = (): Total => {
  const total = useKnownTotal();
  const exact = useContext(ExactTotalContext);
  // lists count in steps (`countUpTo`); one more than a step stands for all above it
  const isMore = !exact.isExact && total !== undefined && total % limits.countedTotal === 1;
  return { ...exact, total, moreThan: isMore && total > 1 ? total - 1 : null };
};

/** The number of matches in words; undefined while unknown. */
export const useTotalText = (): string | undefined => {
  const translate = useText();
  const locale = language.use();
  const { total, moreThan } = useTotal();
  if (total === undefined) return undefined;
  return moreThan === null
    ? translate('list.results', { smart_count: total, count: numberText(total, locale) })
    : translate('list.moreResults', { count: numberText(moreThan, locale) });
};

/** The rows of the page and the number of all, for the pagination. */
export const useRangeText = () => {
  const translate = useText();
  const locale = language.use();
  const { total = 0 } = useListContext();
  const { moreThan } = useTotal();
  return ({ from, to }: { from: number; to: number }): string =>
    translate(moreThan === null ? 'ra.navigation.page_range_info' : 'list.rangeOfMore', {
      offsetBegin: numberText(from, locale),
      offsetEnd: numberText(to, locale),
      total: numberText(moreThan ?? total, locale),
    });
};
