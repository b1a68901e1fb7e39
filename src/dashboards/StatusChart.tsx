import { useText } from '#providers/i18nProvider/useText.ts';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import { variationsWith } from './addresses.ts';
import { Donut } from './Donut.tsx';
import { NoProducts } from './NoProducts.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { useStatusSeries } from './useStatusSeries.ts';

interface Props {
  products: { published: number; draft: number } | undefined;
}

/** The published and the draft share of the catalogue. */
export const StatusChart = ({ products }: Props) => {
  const translate = useText();
  const [first, second] = useStatusSeries();
  const title = translate('dashboard.byStatus.title');
  if (!products) return <SectionSkeleton title={title} />;
  const shares = [
    { ...first, label: first.name, value: products.published, to: variationsWith({ status: '1' }) },
    { ...second, label: second.name, value: products.draft, to: variationsWith({ status: '2' }) },
  ];
  return (
    <ChartCard
      title={title}
      rowHeading={translate('dashboard.byStatus.status')}
      series={[{ name: translate('dashboard.products'), colour: 'first' }]}
      rows={shares.map(({ label, value, to }) => ({ id: label, label, values: [value], to }))}
    >
      {products.published + products.draft > 0 ? (
        <Donut shares={shares} label={translate('dashboard.products')} />
      ) : (
        <NoProducts />
      )}
    </ChartCard>
  );
};
