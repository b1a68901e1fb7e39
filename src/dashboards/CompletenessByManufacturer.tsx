import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Bars } from '#ui/charts/Bars.tsx';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import { type Row, type Series, sumOf } from '#ui/charts/data.ts';
import { Legend } from '#ui/charts/Legend.tsx';
import { variationsWith } from './addresses.ts';
import { completePercent } from './completeness.ts';
import { NoProducts } from './NoProducts.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { useMissingParts } from './useMissingParts.ts';

/** Maximum number of bars; the table has all rows. */
const barsAtMost = 10;

/**
 * The completeness of each manufacturer's products, lowest first, with links to incomplete
 * products.
 */
export const CompletenessByManufacturer = () => {
  const text = useText('dashboard.byManufacturer');
  const locale = language.use();
  const series: Series[] = [
    { name: text('complete'), colour: 'first' },
    { name: text('incomplete'), colour: 'second' },
  ];
  const countOf = ({ values }: Row) =>
    text('count', {
      complete: numberText(values[0] ?? 0, locale),
      total: numberText(sumOf(values), locale),
    });
  const { products, error } = useMissingParts();
  const title = text('title');
  // the tasks card shows the error
  if (!products) return error ? null : <SectionSkeleton title={title} />;
  const rows = products.manufacturers.map(
    ({ id, company_name, complete, incomplete }): Row => ({
      id,
      label: company_name,
      values: [complete, incomplete],
      to: variationsWith({ manufacturer_id: id, missing: incomplete > 0 ? 'any' : 'nothing' }),
    }),
  );
  return (
    <ChartCard title={title} rowHeading={text('manufacturer')} series={series} rows={rows} hasSum>
      {rows.length > 0 ? (
        <>
          <Legend series={series} />
          <Bars
            series={series}
            rows={rows.slice(0, barsAtMost)}
            isWhole
            numberOf={(row) => `${countOf(row)} · ${completePercent(row, locale)}`}
          />
        </>
      ) : (
        <NoProducts />
      )}
    </ChartCard>
  );
};
