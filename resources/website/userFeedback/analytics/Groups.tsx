import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Bars } from '#ui/charts/Bars.tsx';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import type { Row, Series } from '#ui/charts/data.ts';
import type { Analytics } from './feedbackAnalytics.ts';
import { tenths } from './tenths.ts';

interface Props {
  title: string;
  heading: string;
  groups: Analytics['byPage'];
  nameOf: (name: string) => string;
  /** Returns the URL of the list of a group's feedback. */
  addressOf: (name: string) => string | undefined;
}

/** Shows the number of entries and the average rating per page or type of account. */
export const Groups = ({ title, heading, groups, nameOf, addressOf }: Props) => {
  const text = useText('resources.user-feedback');
  const locale = language.use();
  const series: Series[] = [
    { name: text('analytics.count'), colour: 'first' },
    { name: text('analytics.average'), colour: 'second' },
  ];
  const rows = groups.map(
    ({ name, count, average }): Row => ({
      id: name,
      label: nameOf(name),
      values: [count, tenths(average)],
      to: addressOf(name),
    }),
  );
  const numberOf = ({ values: [count = 0, average = 0] }: Row) =>
    `${numberText(count, locale)} · ${text('analytics.averageOf', { average: numberText(average, locale, { minimumFractionDigits: 1 }) })}`;
  return (
    <ChartCard title={title} rowHeading={heading} series={series} rows={rows}>
      <Bars series={series.slice(0, 1)} rows={rows} numberOf={numberOf} />
    </ChartCard>
  );
};
