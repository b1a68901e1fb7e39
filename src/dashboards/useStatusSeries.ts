import { useText } from '#providers/i18nProvider/useText.ts';
import type { Series } from '#ui/charts/data.ts';

/** The chart series for published and draft products. */
export const useStatusSeries = (): [Series, Series] => {
  const translate = useText();
  return [
    { name: translate('dashboard.byStatus.published'), colour: 'first' },
    { name: translate('dashboard.byStatus.draft'), colour: 'second' },
  ];
};
