import type { Interval } from '#contract/rules/platform/period.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import type { Point } from '#ui/charts/data.ts';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { useDayName } from '#ui/charts/useDayName.ts';
import type { Analytics } from './feedbackAnalytics.ts';
import { tenths } from './tenths.ts';

interface Props {
  series: Analytics['series'];
  interval: Interval;
}

const best = 10;

/** Shows the number of entries and their average rating over time. */
export const OverTime = ({ series, interval }: Props) => {
  const translate = useText();
  const text = useText('resources.user-feedback');
  const dayName = useDayName(interval);
  const heading = translate(`period.intervals.${interval}`);
  const [number, average] = [text('analytics.count'), text('analytics.average')];
  const counts = series.map(({ day, count }) => ({ id: day, label: dayName(day), value: count }));
  const averages = series.map((point) => ({
    id: point.day,
    label: dayName(point.day),
    value: point.average == null ? null : tenths(point.average),
  }));
  return (
    <>
      <ChartCard
        title={text('analytics.overTime')}
        rowHeading={heading}
        series={[{ name: number, colour: 'first' }]}
        rows={rowsOf(counts)}
      >
        <LineChart label={number} points={counts} />
      </ChartCard>
      <ChartCard
        title={text('analytics.averageOverTime')}
        rowHeading={heading}
        series={[{ name: average, colour: 'second' }]}
        rows={rowsOf(averages)}
      >
        <LineChart label={average} points={averages} colour="second" max={best} />
      </ChartCard>
    </>
  );
};

/** Returns the table rows for the points that have a value. */
const rowsOf = (points: readonly Point[]) =>
  points.flatMap(({ id, label, value }) =>
    value === null ? [] : [{ id, label, values: [value] }],
  );
