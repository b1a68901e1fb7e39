import type { ProductOverviewFragment } from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Bars } from '#ui/charts/Bars.tsx';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import { Legend } from '#ui/charts/Legend.tsx';
import { variationsWith } from './addresses.ts';
import { NoProducts } from './NoProducts.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { useStatusSeries } from './useStatusSeries.ts';

/** Maximum number of bars; the table has all rows. */
const barsAtMost = 10;

/** The number of variations per first-level category. */
export const CategoryChart = ({ products }: { products: ProductOverviewFragment | undefined }) => {
  const translate = useText();
  const series = useStatusSeries();
  const title = translate('dashboard.byCategory.title');
  if (!products) return <SectionSkeleton title={title} />;
  const rows = products.categories.map(({ id, name, published, draft }) => ({
    id,
    label: name,
    values: [published, draft],
    to: variationsWith({ categories: id }),
  }));
  return (
    <ChartCard
      title={title}
      rowHeading={translate('dashboard.byCategory.category')}
      series={series}
      rows={rows}
      hasSum
    >
      {rows.length > 0 ? (
        <>
          <Legend series={series} />
          <Bars series={series} rows={rows.slice(0, barsAtMost)} />
        </>
      ) : (
        <NoProducts />
      )}
    </ChartCard>
  );
};
