import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Interval } from '#contract/rules/platform/period.ts';
import { feedbackUserTypes } from '#contract/rules/website/userFeedback.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useFeedbackAddress } from '#resources/website/userFeedback/parts/useFeedbackAddress.ts';
import { usePageName } from '#resources/website/userFeedback/parts/usePageName.ts';
import { Distribution } from './Distribution.tsx';
import type { Analytics } from './feedbackAnalytics.ts';
import { Groups } from './Groups.tsx';
import { OverTime } from './OverTime.tsx';

interface Props {
  analytics: Analytics;
  interval: Interval;
  /** The filters of the list that shows the same feedback. */
  filters: Record<string, string>;
}

/** Shows the charts, each with a table of its values. */
export const Charts = ({ analytics, interval, filters }: Props) => {
  const text = useText('resources.user-feedback');
  const feedbackWith = useFeedbackAddress();
  const pageName = usePageName();
  const { series, distribution, byPage, byUserType } = analytics;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <OverTime series={series} interval={interval} />
      <Distribution distribution={distribution} filters={filters} />
      <Stack spacing={2}>
        <Groups
          title={text('analytics.byPage')}
          heading={text('fields.page')}
          groups={byPage}
          nameOf={pageName}
          addressOf={(name) => (name ? feedbackWith({ ...filters, sentFrom: name }) : undefined)}
        />
        <Groups
          title={text('analytics.byUserType')}
          heading={text('fields.userType')}
          groups={byUserType}
          nameOf={(name) => (isUserType(name) ? text(`userTypes.${name}`) : name)}
          addressOf={(name) => feedbackWith({ ...filters, userType: name })}
        />
      </Stack>
    </Box>
  );
};

const isUserType = (name: string) => feedbackUserTypes.some((each) => each === name);
