import { toneOfRate } from '#contract/rules/website/userFeedback.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useFeedbackAddress } from '#resources/website/userFeedback/parts/useFeedbackAddress.ts';
import { Bars } from '#ui/charts/Bars.tsx';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import { Legend } from '#ui/charts/Legend.tsx';
import type { Analytics } from './feedbackAnalytics.ts';

interface Props {
  distribution: Analytics['distribution'];
  filters: Record<string, string>;
}

const tones = ['bad', 'middling', 'good'] as const;

/** Shows the number of entries per rating, best rating first. */
export const Distribution = ({ distribution, filters }: Props) => {
  const translate = useText();
  const text = useText('resources.user-feedback');
  const feedbackWith = useFeedbackAddress();
  const series = tones.map((tone) => ({
    name: translate(`feedbackWidget.tones.${tone}`),
    colour: tone,
  }));
  const rows = [...distribution].reverse().map(({ rate, count }) => ({
    id: String(rate),
    label: text('rated', { rate }),
    values: [count],
    to: feedbackWith({ ...filters, rate: String(rate) }),
    tone: toneOfRate(rate),
  }));
  return (
    <ChartCard
      title={text('analytics.distribution')}
      rowHeading={text('fields.rate')}
      series={[{ name: text('analytics.count'), colour: 'first' }]}
      rows={rows}
    >
      <Legend series={series} />
      <Bars
        series={series}
        rows={rows.map(({ tone, values, ...row }) => ({
          ...row,
          values: tones.map((each) => (each === tone ? (values[0] ?? 0) : 0)),
        }))}
      />
    </ChartCard>
  );
};
