import { useTranslate } from 'react-admin';
import type { Series } from '#ui/charts/data.ts';

/** Published and draft. */
export const useStatusSeries = (): [Series, Series] => {
  const translate = useTranslate();
  return [
    { name: translate('dashboard.byStatus.published'), colour: 'first' },
    { name: translate('dashboard.byStatus.draft'), colour: 'second' },
  ];
};
