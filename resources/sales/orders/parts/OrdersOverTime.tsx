import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { OrdersOverTimeDocument } from '#resources/sales/orders/operations.generated.ts';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import type { Point, Series } from '#ui/charts/data.ts';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { useDayName } from '#ui/charts/useDayName.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { PeriodPicker } from '#ui/period/PeriodPicker.tsx';
import { usePeriod } from '#ui/period/usePeriod.ts';

/** Shows charts of the number of orders and of their commission over time. */
const OrdersOverTime = () => {
  const translate = useText();
  const [period, change] = usePeriod();
  const { from, to, interval } = period;
  const dayName = useDayName(interval);
  const { data, error, refetch } = useApiQuery(
    OrdersOverTimeDocument,
    { query: { from, to, interval } },
    { placeholderData: keepPreviousData },
  );
  const series = data?.orderSeries.data;
  const pointsOf = (value: (point: NonNullable<typeof series>[number]) => number): Point[] =>
    (series ?? []).map((point) => ({
      id: point.day,
      label: dayName(point.day),
      value: value(point),
    }));
  const heading = translate(`period.intervals.${interval}`);
  return (
    <>
      <SectionCard title={translate('resources.orders.overTime.title')}>
        <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <PeriodPicker period={period} onChange={change} />
        </Box>
        {error && (
          <NotLoaded title="resources.orders.overTime.failed" error={error} onRetry={refetch} />
        )}
        {!error && !series && <Skeleton variant="rounded" height={200} sx={{ mt: 2 }} />}
      </SectionCard>
      {!error && series && (
        <>
          <Curve
            title={translate('resources.orders.overTime.orders')}
            heading={heading}
            colour="first"
            points={pointsOf(({ count }) => count)}
          />
          <Curve
            title={translate('resources.orders.overTime.commission')}
            heading={heading}
            colour="second"
            points={pointsOf(({ commission }) => Number(commission))}
          />
        </>
      )}
    </>
  );
};

interface CurveProps {
  title: string;
  heading: string;
  colour: Series['colour'];
  points: readonly Point[];
}

const Curve = ({ title, heading, colour, points }: CurveProps) => (
  <ChartCard
    title={title}
    rowHeading={heading}
    series={[{ name: title, colour }]}
    rows={points.map(({ id, label, value }) => ({ id, label, values: [value ?? 0] }))}
  >
    <LineChart label={title} points={points} colour={colour} />
  </ChartCard>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default OrdersOverTime;
