import Typography from '@mui/material/Typography';
import { variationParts } from '#contract/variationParts.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Bars } from '#ui/charts/Bars.tsx';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import type { Row, Series } from '#ui/charts/data.ts';
import { Legend } from '#ui/charts/Legend.tsx';
import { variationsWith } from './addresses.ts';
import { completePercent } from './completeness.ts';
import { NoProducts } from './NoProducts.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { useMissingParts } from './useMissingParts.ts';

/** The number of complete products, and the missing parts of the others. */
export const Completeness = () => {
  const translate = useText();
  const locale = language.use();
  const { products, lacking, error } = useMissingParts();
  const title = translate('dashboard.completeness.title');
  // the tasks card shows the error
  if (!products) return error ? null : <SectionSkeleton title={title} />;
  const total = products.published + products.draft;
  const series: Series[] = [
    { name: translate('dashboard.completeness.there'), colour: 'first' },
    { name: translate('dashboard.completeness.missing'), colour: 'second' },
  ];
  const rows = ['any', ...variationParts].map((part): Row => {
    const { published, draft } = lacking(part);
    const missing = published + draft;
    return {
      id: part,
      label: translate(`dashboard.completeness.parts.${part}`),
      values: [total - missing, missing],
      to: variationsWith({ missing: part }),
    };
  });
  return (
    <ChartCard
      title={title}
      rowHeading={translate('dashboard.completeness.part')}
      series={series}
      rows={rows}
    >
      {total > 0 ? (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {translate('dashboard.completeness.text')}
          </Typography>
          <Legend series={series} />
          <Bars series={series} rows={rows} numberOf={(row) => completePercent(row, locale)} />
        </>
      ) : (
        <NoProducts />
      )}
    </ChartCard>
  );
};
