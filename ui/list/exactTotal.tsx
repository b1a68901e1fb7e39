import { createContext, useContext } from 'react';
import { type FilterPayload, useListContext } from 'react-admin';
import { numberText } from '#contract/format.ts';
import { type Counted, isSame } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { useKnownTotal } from './useKnownTotal.ts';

interface ExactCount {
  /** The filters whose matches are all counted. */
  exactFor: FilterPayload | undefined;
  countExactly: (filter: FilterPayload) => void;
}

/** The filters for which the user wants the exact total; `ListPage` provides them. */
export const ExactCountContext = createContext<ExactCount>({
  exactFor: undefined,
  countExactly: () => undefined,
});

interface Total {
  /** Undefined while unknown. */
  total: number | undefined;
  /** The number that the total exceeds, if it is not counted exactly; otherwise null. */
  moreThan: number | null;
  /** Whether the exact number has been asked for and is not known yet. */
  isCounting: boolean;
  /** Counts all matches of the present filters. */
  countExactly: () => void;
}

/** The number of matches, exact or as far as it is counted. */
export const useTotal = (): Total => {
  const { filter, filterValues, meta } = useListContext();
  const total = useKnownTotal();
  const { exactFor, countExactly } = useContext(ExactCountContext);
  const filters = { ...filterValues, ...filter };
  const moreThan = total === undefined ? null : ((meta as Counted | undefined)?.moreThan ?? null);
  return {
    total,
    moreThan,
    isCounting: moreThan !== null && isSame(exactFor, filters),
    countExactly: () => countExactly(filters),
  };
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
